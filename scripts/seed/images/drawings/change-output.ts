import { COLOR, circle, drawing, flow, highlighted, rect } from '../drawing.ts'

/** A chain of transactions with a payment and a highlighted change output each. */
export function changeOutput(): string {
  const hops = [0, 1, 2, 3]
  const at = (hop: number): [number, number] => [220 + hop * 340, 300 + hop * 60]
  const changes = hops.slice(1).map((hop) => highlighted(at(hop - 1), at(hop), 16 - hop * 2))
  const payments = hops.map((hop) => {
    const [x, y] = at(hop)
    const end: [number, number] = [x + 230, y + 270]
    return flow([x, y], end) + circle(...end, 22, { stroke: COLOR.dim })
  })
  const transactions = hops.map((hop) => {
    const [x, y] = at(hop)
    const edge = { fill: COLOR.raised, stroke: COLOR.paper, 'stroke-width': 5, rx: 10 }
    return (
      rect(x - 46, y - 46, 92, 92, edge) + circle(x, y, 16, { fill: COLOR.lantern, stroke: 'none' })
    )
  })
  const [x, y] = at(3)
  const exit = highlighted([x, y], [1500, 420], 8) + circle(1500, 420, 30, { fill: COLOR.lantern })
  return drawing(...payments, ...changes, exit, ...transactions)
}

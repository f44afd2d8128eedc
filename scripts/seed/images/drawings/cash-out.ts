import { COLOR, circle, drawing, flow, highlighted, rect } from '../drawing.ts'

const AFFILIATES = Array.from({ length: 50 }, (_, index): [number, number] => [
  140 + (index % 5) * 90 + (Math.floor(index / 5) % 2) * 45,
  90 + Math.floor(index / 5) * 80,
])

/** Fifty wallets on the left; all payments end at one exchange on the right. */
export function cashOut(): string {
  const desk: [number, number] = [1330, 450]
  const thin = AFFILIATES.map((from) => flow(from, desk, { stroke: COLOR.line, 'stroke-width': 3 }))
  const followed = [AFFILIATES[12], AFFILIATES[33]].flatMap((from) =>
    from ? [highlighted(from, desk)] : [],
  )
  const points = AFFILIATES.map((at, index) =>
    circle(
      ...at,
      13,
      index === 12 || index === 33 ? { fill: COLOR.lantern } : { stroke: COLOR.dim },
    ),
  )
  const edge = { fill: COLOR.raised, stroke: COLOR.paper, 'stroke-width': 6, rx: 16 }
  const counter = rect(1250, 330, 200, 240, edge) + circle(1350, 450, 44, { fill: COLOR.lantern })
  return drawing(...thin, ...followed, ...points, counter)
}

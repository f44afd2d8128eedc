import { COLOR, circle, drawing, highlighted, rect, shape } from '../drawing.ts'

const LANES = [150, 350, 550, 750]
const CROSSINGS: [x: number, from: number, to: number][] = [
  [420, 0, 1],
  [760, 1, 2],
  [1100, 2, 3],
]

/** Four networks as lanes; the funds cross a bridge from each to the next. */
export function threeBridges(): string {
  const lanes = LANES.map((y) => rect(80, y - 2, 1440, 4, { fill: COLOR.line }))
  const passers = LANES.flatMap((y, lane) =>
    [170, 300, 520, 690, 880, 1010, 1260, 1400].map((x, index) =>
      circle(x + ((lane * 53 + index * 17) % 60), y, 9, { stroke: COLOR.dim, 'stroke-width': 4 }),
    ),
  )
  const walk = [80, ...CROSSINGS.flatMap(([x]) => [x, x + 150]), 1480]
  const along = LANES.map((y, lane) => {
    const [from = 0, to = 0] = [walk[lane * 2], walk[lane * 2 + 1]]
    return rect(from, y - 6, to - from, 12, { fill: COLOR.lantern })
  })
  const bridges = CROSSINGS.map(([x, from, to]) =>
    highlighted([x, LANES[from] ?? 0], [x + 150, LANES[to] ?? 0], 12),
  )
  const ends = CROSSINGS.flatMap(([x, from, to]) => [
    circle(x, LANES[from] ?? 0, 20, { stroke: COLOR.paper }),
    circle(x + 150, LANES[to] ?? 0, 20, { stroke: COLOR.paper }),
  ])
  const rest = circle(1480, 750, 34, { fill: COLOR.lantern, stroke: COLOR.paper })
  return drawing(...lanes, ...passers, ...along, ...bridges, ...ends, shape('g', {}, rest))
}

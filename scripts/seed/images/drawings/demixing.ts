import { COLOR, circle, drawing, flow, highlighted } from '../drawing.ts'

const ROWS = Array.from({ length: 9 }, (_, row) => 90 + row * 90)

/** Nine deposits and nine payouts around a pool: one likely pair, three possible ones. */
export function demixing(): string {
  const pool: [number, number] = [800, 450]
  const every = ROWS.flatMap((y) => [
    flow([200, y], pool, { stroke: COLOR.line }),
    flow(pool, [1400, y], { stroke: COLOR.line }),
  ])
  const possible = [1, 4, 7].map((row) =>
    flow(pool, [1400, ROWS[row] ?? 0], {
      stroke: COLOR.lantern,
      'stroke-dasharray': '18 16',
      opacity: 0.55,
    }),
  )
  const likely = highlighted([200, ROWS[5] ?? 0], pool) + highlighted(pool, [1400, ROWS[2] ?? 0])
  const ends = ROWS.flatMap((y, row) => [
    circle(200, y, 20, row === 5 ? { fill: COLOR.lantern } : { stroke: COLOR.dim }),
    circle(1400, y, 20, row === 2 ? { fill: COLOR.lantern } : { stroke: COLOR.dim }),
  ])
  const rings = [190, 140, 90].map((r) =>
    circle(...pool, r, { fill: COLOR.raised, stroke: COLOR.soft }),
  )
  return drawing(...every, ...possible, likely, ...rings, ...ends)
}

import { COLOR, circle, drawing, flow, highlighted } from '../drawing.ts'

const ROWS = Array.from({ length: 9 }, (_, row) => 90 + row * 90)
const PAYOUT = 2
const LIKELY = 5
const POSSIBLE = [1, 7]

function depositLook(row: number): Record<string, string> {
  if (row === LIKELY) return { fill: COLOR.lantern }
  return { stroke: POSSIBLE.includes(row) ? COLOR.lantern : COLOR.dim }
}

/** Nine deposits and nine payouts around a pool: three deposits may have funded one payout; one is likely. */
export function demixing(): string {
  const pool: [number, number] = [800, 450]
  const every = ROWS.flatMap((y) => [
    flow([200, y], pool, { stroke: COLOR.line }),
    flow(pool, [1400, y], { stroke: COLOR.line }),
  ])
  const possible = POSSIBLE.map((row) =>
    flow([200, ROWS[row] ?? 0], pool, {
      stroke: COLOR.lantern,
      'stroke-dasharray': '18 16',
      opacity: 0.55,
    }),
  )
  const likely =
    highlighted([200, ROWS[LIKELY] ?? 0], pool) + highlighted(pool, [1400, ROWS[PAYOUT] ?? 0])
  const ends = ROWS.flatMap((y, row) => [
    circle(200, y, 20, depositLook(row)),
    circle(1400, y, 20, row === PAYOUT ? { fill: COLOR.lantern } : { stroke: COLOR.dim }),
  ])
  const rings = [190, 140, 90].map((r) =>
    circle(...pool, r, { fill: COLOR.raised, stroke: COLOR.soft }),
  )
  return drawing(...every, ...possible, likely, ...rings, ...ends)
}

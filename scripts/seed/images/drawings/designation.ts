import { COLOR, circle, drawing, rect, shape } from '../drawing.ts'

/** Ray length by hour; the sanctions list is published in the tenth hour. */
const HOURS = [3, 2, 2, 3, 4, 5, 8, 11, 14, 96, 82, 61, 44, 37, 29, 22, 18, 15, 12, 9, 7, 6, 5, 4]

/** A day as a clock of 24 rays; the hour of the designation is highlighted. */
export function designation(): string {
  const rays = HOURS.map((moved, hour) => {
    const length = 60 + moved * 2.2
    const fill = hour === 9 ? COLOR.lantern : hour > 9 ? COLOR.soft : COLOR.dim
    const ray = rect(-13, -130 - length, 26, length, { fill })
    return shape('g', { transform: `translate(800 500) rotate(${hour * 15 - 135})` }, ray)
  })
  const rings = [400, 290].map((r) =>
    circle(800, 500, r, { fill: 'none', stroke: COLOR.line, 'stroke-width': 3 }),
  )
  return drawing(
    ...rings,
    ...rays,
    circle(800, 500, 100, { fill: COLOR.raised, stroke: COLOR.paper }),
  )
}

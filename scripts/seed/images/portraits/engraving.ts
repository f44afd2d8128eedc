import { createHash } from 'node:crypto'
import { COLOR, shape } from '../drawing.ts'

/** The width and height of a portrait, in pixels. */
export const PORTRAIT_SIZE = 480

const INK = COLOR.raised
const GROUND = '#efe8da'

type Attributes = Parameters<typeof shape>[1]

/** How an engraver shades: `gap` is the distance of two lines, `bend` how far they rise in the middle. */
type Rows = { angle: number; gap: number; width: number; bend?: number }

export const line = (d: string, attributes: Attributes = {}) => shape('path', { d, ...attributes })

/** How cloth is shaded. */
export const CLOTH = { gap: 1.25, width: 0.62 }

/** Lines in rows over the area of `d`. */
export function hatch(d: string, { angle, gap, width, bend = 0 }: Rows): string {
  const id = `a${createHash('sha1').update(`${d}${angle}`).digest('hex').slice(0, 8)}`
  let rows = ''
  for (let y = -40; y < 136; y += gap) rows += `M-40 ${y.toFixed(2)}q88 ${-2 * bend} 176 0`
  const lines = line(rows, { 'stroke-width': width, transform: `rotate(${angle} 48 48)` })
  return shape('clipPath', { id }, line(d)) + shape('g', { 'clip-path': `url(#${id})` }, lines)
}

/** An area of paper with an outline, over what is drawn already. */
export const cut = (d: string, attributes: Attributes = {}) =>
  line(d, { fill: GROUND, ...attributes })

/** An area of paper with an outline, shaded. */
export const shaded = (d: string, rows: Rows) =>
  cut(d, { stroke: 'none' }) + hatch(d, rows) + line(d)

/** The shadow of the right cheek, of the chin or of the neck. */
export const shadow = (d: string) => hatch(d, { angle: -38, gap: 1.7, width: 0.45 })

/** Eyes at a height, under brows of a weight. */
export function eyes(y: number, brow: number): string {
  const pupil = (cx: number) =>
    shape('circle', { cx, cy: y + 0.3, r: 1.25, fill: INK, stroke: 'none' })
  const brows = `M36.5 ${y - 4}q4-2.2 8-.2M51.5 ${y - 4.2}q4-2 8 .2`
  const lids = `M37 ${y}q3.7-2.2 7.2 0M51.8 ${y}q3.5-2.2 7.2 0`
  return line(brows, { 'stroke-width': brow }) + line(lids) + pupil(40.9) + pupil(55.3)
}

/** Nose and mouth, below eyes at a height. */
export const noseAndMouth = (y: number) =>
  line(`M49 ${y}c.2 3.5 2 6 1.4 7.7-.7.9-2.2.8-3.1.3`) +
  line(`M43 ${y + 12.6}q2.8.5 5 .1 2.3.4 5-.4M46.2 ${y + 15.2}q1.9.6 3.7 0`)

/** Two ears beside eyes at a height; `inset` is the distance of the head from the usual one. */
export const ears = (y: number, inset = 0) =>
  line(`M${31 + inset} ${y - 3.5}c-2-1-4 1-3 4 .9 3 2.9 4 3.9 3`) +
  line(`M${65 - inset} ${y - 3.5}c2-1 4 1 3 4-.9 3-2.9 4-3.9 3`)

/** Glasses around eyes at a height. */
export const glasses = (y: number, radius: number) =>
  [34, 50]
    .map((x) => shape('rect', { x, y: y - 3.6, width: 12, height: 8.4, rx: radius, fill: GROUND }))
    .join('') + line(`M46 ${y - 0.7}q2-1.3 4 0M34 ${y - 1}l-2.5-1M62 ${y - 1}l2.5-1`)

/** The light of the company's mark, as a pin on the jacket of those who work here. */
export const pin = shape('circle', { cx: 66, cy: 82, r: 2, fill: COLOR.lantern, stroke: GROUND })

/** A head held to one side; it turns about the chin, so that the neck stays where it is. */
export const tilted = (degrees: number, ...parts: string[]) =>
  shape('g', { transform: `rotate(${degrees} 48 66)` }, parts.join(''))

/** A portrait as SVG; `parts` lie over one another. */
export function portrait(...parts: string[]): string {
  const pen = {
    fill: 'none',
    stroke: INK,
    'stroke-width': 1.1,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  const ground = shape('rect', { width: 96, height: 96, fill: GROUND, stroke: 'none' })
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: PORTRAIT_SIZE,
      height: PORTRAIT_SIZE,
      viewBox: '9 7 78 78',
    },
    shape('g', pen, [ground, ...parts].join('')),
  )
}

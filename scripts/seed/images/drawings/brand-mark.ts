import { COLOR, drawing, shape } from '../drawing.ts'

/** The mark on a square of 64 units, as in the site's icon. */
const MARK = [
  shape(
    'g',
    { fill: 'none', stroke: '#f5efe2', 'stroke-width': 3.4 },
    shape('path', { d: 'M24 19C24 7 40 7 40 19' }) +
      shape('path', { d: 'M24 19H40L48 34 41 51H23L16 34Z' }),
  ),
  shape('path', {
    d: 'M24 19 32 34 41 51',
    fill: 'none',
    stroke: COLOR.lantern,
    'stroke-width': 3.6,
  }),
  shape('circle', { cx: 32, cy: 34, r: 7.5, fill: COLOR.lantern }),
  ...[
    [24, 19],
    [40, 19],
    [48, 34],
    [41, 51],
    [23, 51],
    [16, 34],
  ].map(([cx = 0, cy = 0]) => shape('circle', { cx, cy, r: 3.8, fill: '#f5efe2' })),
].join('')

export const brandMark = drawing(shape('g', { transform: 'translate(416 66) scale(12)' }, MARK))

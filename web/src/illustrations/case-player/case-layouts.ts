import { chain, curve, type Point } from '@/illustrations/sheet'

type Side = 'above' | 'below' | 'left' | 'right'
/** Where a node of `caseNodes` stands, and on which side of it its name. */
export type Spot = Point & { side: Side }
export type CaseLayout = {
  width: number
  height: number
  along: 'x' | 'y'
  spots: Spot[]
  /** Ends of the dashed lines from the split. */
  unmoved: Point[]
  /** Flows of other money, from a spot or from another such flow. */
  others: [number | Point, Point[]][]
}

const UNMOVED = 3
const OTHER = 8

/** The places of the path, without its branches. */
const path = ({ spots }: CaseLayout) => spots.filter((_, at) => at !== UNMOVED && at !== OTHER)

/** The six hops as curves. */
export const hopLines = (layout: CaseLayout): string[] =>
  chain(path(layout), layout.along)
    .slice(1)
    .split('C')
    .flatMap((piece, at, pieces) => {
      const from = pieces[at - 1]?.split(' ').slice(-2).join(' ')
      return from ? `M${from}C${piece}` : []
    })

export const unmovedLines = ({ spots, unmoved, along }: CaseLayout): string =>
  unmoved.map((end) => curve(spots[2] ?? end, end, along)).join('')

export function otherFlows({ spots, others, along }: CaseLayout) {
  const flows = others.flatMap(([from, ends]) => {
    const start = typeof from === 'number' ? spots[from] : from
    return start ? ends.map((end) => ({ line: curve(start, end, along), end })) : []
  })
  return { lines: flows.map(({ line }) => line), ends: flows.map(({ end }) => end) }
}

/** Horizontal, for a desktop. */
export const wide: CaseLayout = {
  width: 880,
  height: 440,
  along: 'x',
  spots: [
    { x: 72, y: 300, side: 'below' },
    { x: 186, y: 150, side: 'above' },
    { x: 304, y: 270, side: 'below' },
    { x: 434, y: 364, side: 'right' },
    { x: 430, y: 116, side: 'above' },
    { x: 556, y: 262, side: 'below' },
    { x: 676, y: 130, side: 'above' },
    { x: 804, y: 236, side: 'below' },
    { x: 742, y: 380, side: 'right' },
  ],
  unmoved: [
    { x: 420, y: 330 },
    { x: 434, y: 364 },
    { x: 422, y: 398 },
  ],
  others: [
    [0, [{ x: 176, y: 384 }]],
    [
      { x: 176, y: 384 },
      [
        { x: 268, y: 408 },
        { x: 260, y: 366 },
      ],
    ],
    [
      1,
      [
        { x: 296, y: 60 },
        { x: 306, y: 112 },
      ],
    ],
    [
      4,
      [
        { x: 546, y: 48 },
        { x: 560, y: 104 },
        { x: 550, y: 160 },
      ],
    ],
    [5, [{ x: 654, y: 338 }]],
    [
      { x: 654, y: 338 },
      [
        { x: 742, y: 380 },
        { x: 748, y: 326 },
      ],
    ],
    [
      6,
      [
        { x: 806, y: 66 },
        { x: 814, y: 128 },
      ],
    ],
  ],
}

/** Vertical, for a phone. */
export const narrow: CaseLayout = {
  width: 350,
  height: 600,
  along: 'y',
  spots: [
    { x: 112, y: 40, side: 'right' },
    { x: 212, y: 118, side: 'right' },
    { x: 122, y: 200, side: 'left' },
    { x: 66, y: 288, side: 'below' },
    { x: 222, y: 300, side: 'right' },
    { x: 142, y: 384, side: 'left' },
    { x: 220, y: 458, side: 'right' },
    { x: 146, y: 540, side: 'right' },
    { x: 304, y: 206, side: 'below' },
  ],
  unmoved: [
    { x: 32, y: 278 },
    { x: 66, y: 288 },
    { x: 102, y: 292 },
  ],
  others: [
    [
      0,
      [
        { x: 40, y: 108 },
        { x: 82, y: 118 },
      ],
    ],
    [1, [{ x: 284, y: 160 }]],
    [
      { x: 284, y: 160 },
      [
        { x: 304, y: 206 },
        { x: 264, y: 208 },
      ],
    ],
    [
      4,
      [
        { x: 318, y: 360 },
        { x: 282, y: 372 },
      ],
    ],
    [
      5,
      [
        { x: 52, y: 450 },
        { x: 92, y: 460 },
      ],
    ],
    [6, [{ x: 300, y: 510 }]],
  ],
}

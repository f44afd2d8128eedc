import { chain, curve, type Point } from '@/illustrations/sheet'
import type { Side } from '@/illustrations/traced-graph/graph-data'

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

type Place = [x: number, y: number, side: Side]

/** Spots in percent, so that names over the drawing need few digits. */
const spotsIn = (width: number, height: number, places: Place[]): Spot[] =>
  places.map(([x, y, side]) => ({ x: (x * width) / 100, y: (y * height) / 100, side }))

/** Horizontal, for a desktop. */
export const wide: CaseLayout = {
  width: 900,
  height: 450,
  along: 'x',
  spots: spotsIn(900, 450, [
    [8, 68, 'below'],
    [21, 34, 'aboveLeft'],
    [35, 62, 'belowLeft'],
    [49, 84, 'right'],
    [49, 26, 'aboveLeft'],
    [63, 60, 'belowLeft'],
    [77, 30, 'aboveLeft'],
    [91, 54, 'below'],
    [84, 86, 'right'],
  ]),
  unmoved: [
    { x: 426, y: 344 },
    { x: 441, y: 378 },
    { x: 428, y: 412 },
  ],
  others: [
    [0, [{ x: 180, y: 392 }]],
    [
      { x: 180, y: 392 },
      [
        { x: 270, y: 420 },
        { x: 264, y: 372 },
      ],
    ],
    [
      1,
      [
        { x: 300, y: 66 },
        { x: 312, y: 116 },
      ],
    ],
    [
      4,
      [
        { x: 558, y: 52 },
        { x: 572, y: 112 },
        { x: 560, y: 166 },
      ],
    ],
    [
      5,
      [
        { x: 756, y: 387 },
        { x: 734, y: 330 },
      ],
    ],
    [
      6,
      [
        { x: 812, y: 66 },
        { x: 830, y: 122 },
      ],
    ],
  ],
}

/** Vertical, for a phone. */
export const narrow: CaseLayout = {
  width: 350,
  height: 600,
  along: 'y',
  spots: spotsIn(350, 600, [
    [32, 7, 'right'],
    [60, 20, 'right'],
    [36, 33, 'left'],
    [20, 48, 'below'],
    [64, 50, 'right'],
    [40, 64, 'left'],
    [64, 76, 'right'],
    [42, 90, 'right'],
    [86, 34, 'below'],
  ]),
  unmoved: [
    { x: 34, y: 278 },
    { x: 70, y: 288 },
    { x: 106, y: 292 },
  ],
  others: [
    [
      0,
      [
        { x: 40, y: 108 },
        { x: 82, y: 118 },
      ],
    ],
    [
      1,
      [
        { x: 301, y: 204 },
        { x: 258, y: 208 },
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

import type { NodeId } from '@/pictures/case-2041/nodes'

/** Those to the left end right above or below their node, beside the flows that leave it. */
export type Side = 'below' | 'farBelow' | 'left' | 'right' | 'aboveLeft' | 'belowLeft'
type Place = [x: number, y: number, side: Side]

/** All in percent of the picture, which may have any proportions. */
export type Layout = {
  along: 'x' | 'y'
  /** Where a node stands, and on which side of it its name. */
  places: Record<NodeId, Place>
  /** Ends of the lines from the split to what has not moved. */
  unmoved: [x: number, y: number][]
  /** Flows of other money at a node, from it or from the end of another such flow. */
  others: { [Id in NodeId]?: [x1: number, y1: number, x2: number, y2: number][] }
}

/** From left to right, for a desktop. */
export const wide: Layout = {
  along: 'x',
  places: {
    victim: [10, 66, 'below'],
    wallet: [22, 34, 'aboveLeft'],
    split: [36, 60, 'belowLeft'],
    unmoved: [48, 90, 'right'],
    mixer: [50, 27, 'aboveLeft'],
    withdrawn: [64, 60, 'belowLeft'],
    bridge: [77, 32, 'aboveLeft'],
    exchange: [89, 52, 'farBelow'],
    other: [82, 87, 'right'],
  },
  unmoved: [
    [48, 75],
    [49, 83],
    [48, 90],
    [46, 97],
  ],
  others: {
    victim: [
      [10, 66, 21, 70],
      [21, 70, 31, 95],
      [21, 70, 32, 85],
    ],
    wallet: [
      [22, 34, 33, 13],
      [22, 34, 35, 27],
      [33, 13, 42, 4],
      [33, 13, 42, 12],
    ],
    mixer: [
      [50, 27, 62, 9],
      [50, 27, 65, 21],
      [50, 27, 63, 36],
      [62, 9, 72, 4],
      [62, 9, 73, 12],
    ],
    withdrawn: [
      [64, 60, 76, 51],
      [64, 60, 75, 75],
      [64, 60, 77, 91],
      [75, 75, 87, 76],
      [75, 75, 82, 87],
      [77, 91, 86, 97],
    ],
    bridge: [
      [77, 32, 90, 15],
      [77, 32, 92, 28],
      [90, 15, 97, 7],
      [90, 15, 97, 19],
    ],
  },
}

/** From top to bottom, for a phone. */
export const narrow: Layout = {
  along: 'y',
  places: {
    victim: [32, 7, 'right'],
    wallet: [55, 20, 'right'],
    split: [36, 33, 'left'],
    unmoved: [22, 46, 'below'],
    mixer: [66, 50, 'right'],
    withdrawn: [40, 64, 'left'],
    bridge: [60, 76, 'right'],
    exchange: [40, 91, 'right'],
    other: [86, 31, 'below'],
  },
  unmoved: [
    [11, 44],
    [22, 46],
    [32, 47],
  ],
  others: {
    victim: [
      [32, 7, 11, 18],
      [32, 7, 23, 20],
      [11, 18, 5, 27],
    ],
    wallet: [
      [55, 20, 86, 31],
      [55, 20, 72, 35],
    ],
    mixer: [
      [66, 50, 91, 61],
      [66, 50, 81, 64],
      [91, 61, 96, 70],
    ],
    withdrawn: [
      [40, 64, 15, 75],
      [40, 64, 26, 77],
      [15, 75, 7, 84],
      [15, 75, 19, 86],
    ],
    bridge: [[60, 76, 86, 86]],
  },
}

/** How far along each layout the path is lit when it is followed to a node: styles/patterns.css moves its edge there. */
export const reachOf = (id: NodeId): Record<string, string> => ({
  '--reach-x': `${wide.places[id][0]}%`,
  '--reach-y': `${narrow.places[id][1]}%`,
})

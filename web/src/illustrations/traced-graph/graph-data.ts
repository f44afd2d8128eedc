import type { Point } from '@/illustrations/sheet'

export type Side = 'above' | 'below' | 'left' | 'right'
export type StopKind = 'origin' | 'address' | 'service' | 'found'
export type Place = Point & { side: Side }
export type Layout = {
  width: number
  height: number
  along: 'x' | 'y'
  /** Positions of the nodes on the path, in order. */
  stops: Place[]
  /** Dimmed flows, from a node of the path or from another dimmed one. */
  dim: { from: number | Point; to: Point[] }[]
  /** Flows of the path with room for their amount, by the index of their source. */
  amountsAt: number[]
}

/** The kinds of the nodes on the highlighted path, from the theft to the exchange. */
export const stops: StopKind[] = [
  'origin',
  'address',
  'address',
  'service',
  'address',
  'service',
  'found',
]

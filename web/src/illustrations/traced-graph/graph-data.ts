import type { Point } from '@/illustrations/sheet'

export type Side = 'above' | 'below' | 'left' | 'right'
export type Stop = {
  kind: 'origin' | 'address' | 'service' | 'found'
  label: string
  note: string
}
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

/** The highlighted path, from the theft to the exchange. Values are invented. */
export const stops: Stop[] = [
  { kind: 'origin', label: 'Reported theft', note: '0x3f2e…b7d0' },
  { kind: 'address', label: '0x7a41…c21e', note: 'swap' },
  { kind: 'address', label: '0x19d0…77ab', note: 'split' },
  { kind: 'service', label: 'Mixer', note: '41 deposits' },
  { kind: 'address', label: '0xc85f…02d9', note: 'same owner' },
  { kind: 'service', label: 'Bridge', note: 'to a second chain' },
  { kind: 'found', label: 'Exchange deposit', note: '0xe3b0…4f88' },
]

export const amounts = ['412.80', '412.66', '96.40', '96.31', '96.31', '96.12']

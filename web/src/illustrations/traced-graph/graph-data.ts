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

type Stop = { kind: StopKind; label: string; note: string; amountAfter?: string }

/** The nodes on the highlighted path, from the theft to the exchange. */
export const stops: Stop[] = [
  { kind: 'origin', label: 'Reported theft', note: '0x3f2e…b7d0', amountAfter: '412.80 ETH' },
  { kind: 'address', label: '0x7a41…c21e', note: 'first wallet' },
  { kind: 'address', label: '41 addresses', note: 'split', amountAfter: '96.40 ETH' },
  { kind: 'service', label: 'Mixer', note: '12 deposits' },
  { kind: 'address', label: '0xc85f…02d9', note: 'inferred, strong' },
  { kind: 'service', label: 'Bridge', note: 'to a second chain', amountAfter: '96.12 ETH' },
  { kind: 'found', label: 'Exchange deposit', note: '0xe3b0…4f88' },
]

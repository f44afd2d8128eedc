import type { Point } from '@/illustrations/sheet'

/** Those to the left end right above or below their node, beside the flows that leave it. */
export type Side = 'above' | 'below' | 'left' | 'right' | 'aboveLeft' | 'belowLeft'
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
  /** Addresses that keep their part of the split, and the place of their label. */
  unmoved: { to: Point[]; label: Point }
  /** Flows of the path with room for their amount, by the index of their source. */
  amountsAt: number[]
}

type Stop = { kind: StopKind; label: string; note: string; amountAfter?: string }

/** The split, from where the unmoved part of the money branches off: 29 addresses keep it, 12 send the rest on. */
export const SPLIT = 2

/** Case 2041 in ETH: what was stolen is what arrived, what has not moved and what the transfers cost. */
export const ledger = { stolen: '412.80', deposited: '96.12', unmoved: '316.40', fees: '0.28' }

export const ledgerSum = `${ledger.stolen} ETH = ${ledger.deposited} deposited + ${ledger.unmoved} unmoved + ${ledger.fees} fees`

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

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
  /** Places of the stops, in order. */
  stops: Place[]
  /** Bystanders: flows that were looked at and left in the dark, from a stop or from another one. */
  dim: { from: number | Point; to: Point[] }[]
  /** Which flows of the lit path have room for their amount (index of the stop that they leave). */
  amountsAt: number[]
}

/** The lit path, from the theft to the exchange. Values are invented. */
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

import type { Point } from '../curve'

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
  { kind: 'origin', label: 'Reported theft', note: 'bc1q9…f3k7' },
  { kind: 'address', label: '0x7a41…c21e', note: 'swap' },
  { kind: 'address', label: '0x19d0…77ab', note: 'split' },
  { kind: 'service', label: 'Mixer', note: '41 deposits' },
  { kind: 'address', label: '0xc85f…02d9', note: 'same owner' },
  { kind: 'service', label: 'Bridge', note: 'to a second chain' },
  { kind: 'found', label: 'Exchange deposit', note: '0xe3b0…4f88' },
]

export const amounts = ['412.80', '412.66', '96.40', '96.31', '96.31', '96.12']

export const wide: Layout = {
  width: 800,
  height: 600,
  along: 'x',
  stops: [
    { x: 74, y: 372, side: 'below' },
    { x: 190, y: 262, side: 'above' },
    { x: 300, y: 352, side: 'below' },
    { x: 412, y: 214, side: 'above' },
    { x: 520, y: 330, side: 'below' },
    { x: 618, y: 200, side: 'above' },
    { x: 716, y: 312, side: 'below' },
  ],
  dim: [
    { from: 0, to: [{ x: 166, y: 462 }] },
    { from: { x: 166, y: 462 }, to: [{ x: 262, y: 500 }, { x: 250, y: 446 }] },
    { from: 1, to: [{ x: 286, y: 160 }, { x: 300, y: 214 }] },
    { from: { x: 286, y: 160 }, to: [{ x: 372, y: 92 }, { x: 352, y: 142 }] },
    { from: 2, to: [{ x: 392, y: 412 }, { x: 400, y: 462 }, { x: 384, y: 512 }, { x: 408, y: 336 }] },
    { from: { x: 400, y: 462 }, to: [{ x: 496, y: 440 }, { x: 506, y: 488 }] },
    { from: { x: 384, y: 512 }, to: [{ x: 470, y: 534 }] },
    { from: 3, to: [{ x: 500, y: 108 }, { x: 522, y: 150 }, { x: 530, y: 196 }, { x: 524, y: 244 }] },
    { from: { x: 500, y: 108 }, to: [{ x: 588, y: 76 }, { x: 592, y: 118 }] },
    { from: 4, to: [{ x: 606, y: 392 }, { x: 620, y: 440 }, { x: 614, y: 302 }] },
    { from: { x: 620, y: 440 }, to: [{ x: 712, y: 424 }, { x: 716, y: 472 }, { x: 700, y: 516 }] },
    { from: 5, to: [{ x: 706, y: 112 }, { x: 722, y: 164 }] },
    { from: { x: 706, y: 112 }, to: [{ x: 778, y: 84 }, { x: 782, y: 128 }] },
  ],
  amountsAt: [0, 2, 5],
}

export const narrow: Layout = {
  width: 360,
  height: 560,
  along: 'y',
  stops: [
    { x: 128, y: 52, side: 'right' },
    { x: 224, y: 128, side: 'right' },
    { x: 124, y: 206, side: 'left' },
    { x: 214, y: 284, side: 'right' },
    { x: 132, y: 360, side: 'left' },
    { x: 212, y: 434, side: 'right' },
    { x: 150, y: 508, side: 'right' },
  ],
  dim: [
    { from: 0, to: [{ x: 52, y: 118 }, { x: 96, y: 126 }] },
    { from: { x: 52, y: 118 }, to: [{ x: 26, y: 170 }] },
    { from: 1, to: [{ x: 190, y: 196 }, { x: 310, y: 178 }, { x: 258, y: 200 }] },
    { from: { x: 310, y: 178 }, to: [{ x: 336, y: 236 }, { x: 292, y: 240 }] },
    { from: 2, to: [{ x: 40, y: 262 }, { x: 84, y: 280 }, { x: 140, y: 268 }] },
    { from: { x: 40, y: 262 }, to: [{ x: 22, y: 322 }] },
    { from: 3, to: [{ x: 268, y: 340 }, { x: 316, y: 346 }, { x: 208, y: 350 }] },
    { from: { x: 316, y: 346 }, to: [{ x: 338, y: 402 }, { x: 300, y: 398 }] },
    { from: 4, to: [{ x: 56, y: 420 }, { x: 104, y: 430 }] },
    { from: { x: 56, y: 420 }, to: [{ x: 28, y: 478 }, { x: 66, y: 486 }] },
    { from: 5, to: [{ x: 272, y: 480 }] },
  ],
  amountsAt: [],
}

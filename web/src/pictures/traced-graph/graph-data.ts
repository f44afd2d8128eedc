import type { Point } from '@/pictures/curve'

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
  width: 760,
  height: 712,
  along: 'x',
  stops: [
    { x: 70, y: 491, side: 'below' },
    { x: 170, y: 345, side: 'above' },
    { x: 276, y: 424, side: 'below' },
    { x: 386, y: 225, side: 'above' },
    { x: 488, y: 436, side: 'below' },
    { x: 582, y: 273, side: 'above' },
    { x: 677, y: 383, side: 'below' },
  ],
  dim: [
    { from: 0, to: [{ x: 163, y: 594 }] },
    {
      from: { x: 163, y: 594 },
      to: [
        { x: 253, y: 642 },
        { x: 248, y: 582 },
      ],
    },
    {
      from: 1,
      to: [
        { x: 257, y: 213 },
        { x: 276, y: 285 },
      ],
    },
    {
      from: { x: 257, y: 213 },
      to: [
        { x: 336, y: 76 },
        { x: 329, y: 143 },
      ],
    },
    {
      from: 2,
      to: [
        { x: 376, y: 534 },
        { x: 363, y: 606 },
        { x: 388, y: 472 },
        { x: 382, y: 378 },
      ],
    },
    {
      from: { x: 376, y: 534 },
      to: [
        { x: 467, y: 539 },
        { x: 473, y: 592 },
      ],
    },
    { from: { x: 363, y: 606 }, to: [{ x: 446, y: 657 }] },
    {
      from: 3,
      to: [
        { x: 467, y: 93 },
        { x: 491, y: 158 },
        { x: 501, y: 225 },
        { x: 491, y: 297 },
      ],
    },
    {
      from: { x: 467, y: 93 },
      to: [
        { x: 552, y: 52 },
        { x: 558, y: 117 },
      ],
    },
    {
      from: 4,
      to: [
        { x: 573, y: 510 },
        { x: 567, y: 592 },
        { x: 584, y: 398 },
      ],
    },
    {
      from: { x: 573, y: 510 },
      to: [
        { x: 669, y: 498 },
        { x: 675, y: 551 },
      ],
    },
    {
      from: { x: 567, y: 592 },
      to: [
        { x: 662, y: 609 },
        { x: 652, y: 664 },
      ],
    },
    {
      from: 5,
      to: [
        { x: 662, y: 143 },
        { x: 684, y: 230 },
      ],
    },
    {
      from: { x: 662, y: 143 },
      to: [
        { x: 733, y: 88 },
        { x: 739, y: 160 },
      ],
    },
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
    {
      from: 0,
      to: [
        { x: 52, y: 118 },
        { x: 96, y: 126 },
      ],
    },
    { from: { x: 52, y: 118 }, to: [{ x: 26, y: 170 }] },
    {
      from: 1,
      to: [
        { x: 190, y: 196 },
        { x: 310, y: 178 },
        { x: 258, y: 200 },
      ],
    },
    {
      from: { x: 310, y: 178 },
      to: [
        { x: 336, y: 236 },
        { x: 292, y: 240 },
      ],
    },
    {
      from: 2,
      to: [
        { x: 40, y: 262 },
        { x: 84, y: 280 },
        { x: 140, y: 268 },
      ],
    },
    { from: { x: 40, y: 262 }, to: [{ x: 22, y: 322 }] },
    {
      from: 3,
      to: [
        { x: 268, y: 340 },
        { x: 316, y: 346 },
        { x: 208, y: 350 },
      ],
    },
    {
      from: { x: 316, y: 346 },
      to: [
        { x: 338, y: 402 },
        { x: 300, y: 398 },
      ],
    },
    {
      from: 4,
      to: [
        { x: 56, y: 420 },
        { x: 104, y: 430 },
      ],
    },
    {
      from: { x: 56, y: 420 },
      to: [
        { x: 28, y: 478 },
        { x: 66, y: 486 },
      ],
    },
    { from: 5, to: [{ x: 272, y: 480 }] },
  ],
  amountsAt: [],
}

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
  width: 800,
  height: 600,
  along: 'x',
  stops: [
    { x: 74, y: 408, side: 'below' },
    { x: 180, y: 286, side: 'above' },
    { x: 292, y: 352, side: 'below' },
    { x: 408, y: 186, side: 'above' },
    { x: 516, y: 362, side: 'below' },
    { x: 616, y: 226, side: 'above' },
    { x: 716, y: 318, side: 'below' },
  ],
  dim: [
    { from: 0, to: [{ x: 172, y: 494 }] },
    {
      from: { x: 172, y: 494 },
      to: [
        { x: 268, y: 534 },
        { x: 262, y: 484 },
      ],
    },
    {
      from: 1,
      to: [
        { x: 272, y: 176 },
        { x: 292, y: 236 },
      ],
    },
    {
      from: { x: 272, y: 176 },
      to: [
        { x: 356, y: 62 },
        { x: 348, y: 118 },
      ],
    },
    {
      from: 2,
      to: [
        { x: 398, y: 444 },
        { x: 384, y: 504 },
        { x: 410, y: 392 },
        { x: 404, y: 314 },
      ],
    },
    {
      from: { x: 398, y: 444 },
      to: [
        { x: 494, y: 448 },
        { x: 500, y: 492 },
      ],
    },
    { from: { x: 384, y: 504 }, to: [{ x: 472, y: 546 }] },
    {
      from: 3,
      to: [
        { x: 494, y: 76 },
        { x: 520, y: 130 },
        { x: 530, y: 186 },
        { x: 520, y: 246 },
      ],
    },
    {
      from: { x: 494, y: 76 },
      to: [
        { x: 584, y: 42 },
        { x: 590, y: 96 },
      ],
    },
    {
      from: 4,
      to: [
        { x: 606, y: 424 },
        { x: 600, y: 492 },
        { x: 618, y: 330 },
      ],
    },
    {
      from: { x: 606, y: 424 },
      to: [
        { x: 708, y: 414 },
        { x: 714, y: 458 },
      ],
    },
    {
      from: { x: 600, y: 492 },
      to: [
        { x: 700, y: 506 },
        { x: 690, y: 552 },
      ],
    },
    {
      from: 5,
      to: [
        { x: 700, y: 118 },
        { x: 724, y: 190 },
      ],
    },
    {
      from: { x: 700, y: 118 },
      to: [
        { x: 776, y: 72 },
        { x: 782, y: 132 },
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

import type { Layout } from '@/illustrations/traced-graph/graph-data'

/** Vertical, for phones. */
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
  unmoved: {
    to: [
      { x: 30, y: 264 },
      { x: 64, y: 276 },
      { x: 100, y: 280 },
    ],
    label: { x: 14, y: 306 },
  },
  amountsAt: [],
}

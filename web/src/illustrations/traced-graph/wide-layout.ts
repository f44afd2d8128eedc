import type { Layout } from '@/illustrations/traced-graph/graph-data'

/** Horizontal, for half the width of a desktop page. */
export const wide: Layout = {
  width: 760,
  height: 712,
  along: 'x',
  stops: [
    { x: 102, y: 491, side: 'belowLeft' },
    { x: 182, y: 345, side: 'aboveLeft' },
    { x: 280, y: 424, side: 'belowLeft' },
    { x: 386, y: 225, side: 'aboveLeft' },
    { x: 488, y: 436, side: 'belowLeft' },
    { x: 582, y: 273, side: 'aboveLeft' },
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
  unmoved: {
    to: [
      { x: 376, y: 500 },
      { x: 384, y: 548 },
      { x: 372, y: 596 },
      { x: 344, y: 638 },
    ],
    label: { x: 402, y: 566 },
  },
  amountsAt: [0, 2, 5],
}

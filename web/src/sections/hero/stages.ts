import type { PictureName } from '@/pictures/picture'

type Stage = { ground: string; frame: string }

/** What a product's opening looks like: its ground, and the frame of the picture. */
export const stages: Partial<Record<PictureName, Stage>> = {
  'case-player': { ground: 'on-night bg-night text-on-night-soft', frame: '' },
  // The page of an exhibit, beside the margin of legal paper.
  'case-lanes': {
    ground: 'border-b border-line bg-white',
    frame: 'unmounted border-l-4 border-double border-risk pl-4 font-serif sm:pl-8',
  },
  // A terminal.
  'address-answer': { ground: 'border-b border-line', frame: 'unmounted' },
  // A price table, ruled as in print.
  'price-feed': {
    ground: 'border-b border-line',
    frame: 'unmounted flat bg-paper border-y-4 border-double border-ink',
  },
  // A queue as wide as the page.
  'alert-stream': {
    ground: 'border-b border-line bg-paper-sunk',
    frame: 'unmounted',
  },
  // Flows on the ground itself.
  'market-flows': {
    ground: 'border-b border-line bg-paper-sunk',
    frame: 'unmounted flat bg-paper-sunk',
  },
}

import type { PictureName } from '@/pictures/picture'

type Stage = { ground: string; frame: string }

/** What a product's opening looks like: its ground, and the frame of the picture. */
export const stages: Partial<Record<PictureName, Stage>> = {
  'case-player': { ground: 'on-night bg-night text-on-night-soft', frame: '' },
  // The page of an exhibit, on legal paper with its margin.
  'case-lanes': {
    ground: 'border-b border-line bg-paper-sunk',
    frame:
      'unmounted flat relative overflow-hidden rounded-md bg-white pl-6 font-serif shadow-panel before:absolute before:inset-y-0 before:left-3.5 before:border-l-4 before:border-double before:border-risk sm:pl-12 sm:before:left-8',
  },
  'mixer-match': {
    ground: 'border-b border-line bg-paper-sunk',
    frame: 'unmounted',
  },
  // A letter on a desk.
  'freeze-letter': { ground: 'border-b border-line bg-paper-deep', frame: 'unmounted' },
  // An export as wide as the page.
  'decision-trail': { ground: 'border-b border-line bg-paper-sunk', frame: 'unmounted' },
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

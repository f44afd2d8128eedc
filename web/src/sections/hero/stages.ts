import type { PictureName } from '@/pictures/picture'

type Stage = { ground: string; frame: string }

/** What a product's opening looks like: its ground, and the frame of the picture. */
export const stages: Partial<Record<PictureName, Stage>> = {
  'case-player': { ground: 'on-night bg-night text-on-night-soft', frame: '' },
  // The page of an exhibit, on legal paper with its margin.
  'case-lanes': {
    ground: 'border-b border-line bg-paper-sunk',
    frame: 'unmounted flat legal-paper rounded-md bg-white font-serif shadow-panel',
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
    frame: 'unmounted flat bg-paper [border-block:4px_double_var(--color-ink)]',
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

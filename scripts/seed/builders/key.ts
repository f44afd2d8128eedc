import { slugOf } from '../../../web/src/lib/slug.ts'

const LONGEST_KEY = 64

/** Makes a `_key` from an item's text, so that it is the same on every run and readable: `card-chain-of-custody`. */
export function keyFrom(kind: string, text: string): string {
  return `${kind}-${slugOf(text)}`.slice(0, LONGEST_KEY).replace(/-+$/, '')
}

const LONGEST_KEY = 64

/** Makes a `_key` from an item's text, so that it is the same on every run and readable: `card-chain-of-custody`. */
export function keyFrom(kind: string, text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${kind}-${words}`.slice(0, LONGEST_KEY).replace(/-+$/, '')
}

const LONGEST_KEY = 64

/**
 * A `_key` that is the same on every run, because it is made of what the item says.
 * Readable keys (`card-chain-of-custody`) also make a diff of two seeds readable.
 */
export function keyFrom(kind: string, text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${kind}-${words}`.slice(0, LONGEST_KEY).replace(/-+$/, '')
}

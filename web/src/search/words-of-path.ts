import { decodePath } from '@/lib/own-paths'

/** As many characters as the search takes. */
const MOST = 100

/** The words of an address to search for: /products/reactor-pricing.html is `products reactor pricing`. */
export function wordsOfPath(path: string): string {
  const name = decodePath(path).replace(/\.\w{2,5}$/, '')
  return (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').slice(0, MOST)
}

/** A number with its noun: “1 document links”, “1,200 documents link”. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** Titles in a sentence: “A”, “B” and 3 more. */
export function inList(titles: readonly string[]): string {
  const named = titles.slice(0, 2).map((title) => `“${title}”`)
  const rest = titles.length - named.length
  if (rest > 0) return `${named.join(', ')} and ${rest} more`
  return named.join(' and ')
}

const TITLES = new Set(['dr', 'prof', 'dame', 'sir', 'judge', 'hon'])

/** The letters that stand for a name: “Dr Kwabena Lindqvist” → KL. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const own = words.filter((word) => !TITLES.has(word.toLowerCase().replace('.', '')))
  const [first, ...others] = own.length > 0 ? own : words
  const last = others.at(-1)
  return [first, last].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

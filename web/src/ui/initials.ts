const TITLES = new Set(['dr', 'prof', 'dame', 'sir', 'judge', 'hon'])

/** The initials of a name: “Dr Kwabena Lindqvist” → KL. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const own = words.filter((word) => !TITLES.has(word.toLowerCase().replace('.', '')))
  const [first, ...others] = own.length > 0 ? own : words
  const last = others.at(-1)
  return [first, last].map(firstLetter).join('')
}

/** With its accents and vowel signs, which may be characters of their own. */
const firstLetter = (word = '') => /^.\p{M}*/u.exec(word)?.[0].toUpperCase() ?? ''

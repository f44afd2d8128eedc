/** Letters that have no accent to remove. */
const FOLDED: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ħ: 'h', ŧ: 't', ı: 'i' },
}
const UNFOLDED = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

// Soft hyphens and zero-width characters are parts of words.
const WORDS = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu
// One class, not words and hyphens in turn, which takes quadratic time on a long word.
const WORDS_AND_HYPHENS = /[\p{L}\p{M}\p{N}\p{Cf}\u2010\u2011-]+/gu
const HYPHEN = /[\u2010\u2011-]/
const SEVERAL_HYPHENS = /[\u2010\u2011-]{2,}/
const ONE_HYPHEN = /^[\u2010\u2011-]$/

/** Splits text into lower-case words without accents. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(UNFOLDED, (letter) => FOLDED[letter] ?? letter)
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a text for the index; those with hyphens both joined and apart: `on-chain` is onchain, on, chain. */
export function searchWords(text: string): string[] {
  const compounds = (text.match(WORDS_AND_HYPHENS) ?? [])
    .filter((run) => HYPHEN.test(run))
    .flatMap((run) => run.split(SEVERAL_HYPHENS))
    .map(plainWords)
    .filter((words) => words.length > 1)
  return [...compounds.map((words) => words.join('')), ...plainWords(text)]
}

/** The most words of a term that is found as a whole. */
export const MOST_WORDS = 6

export type Span = { at: number; end: number; term: string }
type Word = { at: number; end: number; words: string[] }

/** Where a text has a term, the longest first: a word, several (`know your customer`), or several joined by hyphens. */
export function spansOf(text: string, terms: ReadonlySet<string>): Span[] {
  const all = [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    words: plainWords(word),
  }))
  const spans: Span[] = []
  let next = 0
  for (const [first, word] of all.entries()) {
    if (first < next) continue
    for (let count = Math.min(MOST_WORDS, all.length - first); count > 0; count -= 1) {
      const some = all.slice(first, first + count)
      const term = termIn(text, some, terms)
      if (term === undefined) continue
      spans.push({ at: word.at, end: some.at(-1)?.end ?? word.end, term })
      next = first + count
      break
    }
  }
  return spans
}

function termIn(text: string, some: readonly Word[], terms: ReadonlySet<string>) {
  const words = some.flatMap((word) => word.words)
  const isCompound = some.every(
    ({ end }, at) => at === some.length - 1 || ONE_HYPHEN.test(text.slice(end, some[at + 1]?.at)),
  )
  const whole = [words.join(' '), ...(isCompound ? [words.join('')] : [])]
  return [...whole, ...(some.length === 1 ? words : [])].find((each) => terms.has(each))
}

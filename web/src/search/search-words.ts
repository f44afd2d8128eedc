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
/** What may stand inside of a word or number: on-chain, don’t, 50,000. */
const JOINER = /^[\u2010\u2011'’.,-]$/
/** A name of capitals and its number, which people also write as one: SOC 2, ISO 27001. */
const NUMBERED = /\p{Lu}{2,} \p{N}{1,5}(?!\p{N})/gu

/** Splits text into lower-case words without accents, apostrophes, separators of thousands and endings of the plural. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(UNFOLDED, (letter) => FOLDED[letter] ?? letter)
    .replace(/['’](s(?![\p{L}\p{N}]))?/gu, '')
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

/** Leaves other endings: the beginning of a word, which is all that is typed so far, must match the whole. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|ees)$/.test(word) || word === 'news') return word
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The words of a text for the index; those with hyphens both joined and apart: `on-chain` is onchain, on, chain. */
export function searchWords(text: string): string[] {
  const compounds = (text.match(WORDS_AND_HYPHENS) ?? [])
    .filter((run) => HYPHEN.test(run))
    .flatMap((run) => run.split(SEVERAL_HYPHENS))
    .map(plainWords)
    .filter((words) => words.length > 1)
  const numbered = (text.match(NUMBERED) ?? []).map(plainWords)
  return [...[...compounds, ...numbered].map((words) => words.join('')), ...plainWords(text)]
}

/** The most words of a term that is found as a whole. */
export const MOST_WORDS = 6

export type Span = { at: number; end: number; term: string }
type Word = { at: number; end: number; words: string[] }

/** Where a text has a term, the longest first: a word, several (`know your customer`), or several joined by hyphens. */
export function spansOf(text: string, terms: ReadonlySet<string>): Span[] {
  if (terms.size === 0) return []
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
    ({ end }, at) => at === some.length - 1 || JOINER.test(text.slice(end, some[at + 1]?.at)),
  )
  const whole = [words.join(' '), ...(isCompound ? [words.join('')] : [])]
  return [...whole, ...(some.length === 1 ? words : [])].find((each) => terms.has(each))
}

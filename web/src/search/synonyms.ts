import type { Query } from 'minisearch'
import { MOST_WORDS, plainWords } from '@/search/search-words'

/** Terms that mean the same, each as plain words with spaces. No term is in two groups. */
export type Synonyms = string[][]

/** More would make the index large; the Studio says so. */
const MOST_GROUPS = 200
const MOST_TERMS = 12
const LONGEST_TERM = 80

/** An editor's synonyms, in the words of the index. Groups with a common term become one. */
export function toSynonyms(raw: readonly { terms: readonly string[] }[]): Synonyms {
  const groups = new Map<string, Set<string>>()
  for (const { terms: texts } of raw.slice(0, MOST_GROUPS)) {
    const words = texts.slice(0, MOST_TERMS).map((text) => plainWords(text.slice(0, LONGEST_TERM)))
    const terms = words
      .filter(({ length }) => length > 0 && length <= MOST_WORDS)
      .map((each) => each.join(' '))
    const joined = new Set(terms.flatMap((term) => [...(groups.get(term) ?? []), term]))
    for (const term of joined) groups.set(term, joined)
  }
  return [...new Set(groups.values())].map((group) => [...group]).filter(({ length }) => length > 1)
}

/** The numbers of the groups that a text has a term of. */
export function synonymsIn(text: string, synonyms: Synonyms): number[] {
  const groups = groupsOf(synonyms)
  const starts = new Set([...groups.keys()].map((term) => term.split(' ')[0]))
  const words = starts.size > 0 ? plainWords(text) : []
  const found = words.flatMap((word, at) => {
    const count = starts.has(word) ? countOfTerm(words, at, groups) : 0
    return groups.get(words.slice(at, at + count).join(' ')) ?? []
  })
  return [...new Set(found)]
}

const groupsOf = (synonyms: Synonyms) =>
  new Map(synonyms.flatMap((group, at) => group.map((term) => [term, at] as const)))

/** The field of an entry's synonyms holds marks such as `=3`, which no word can be. */
export const markOf = (group: number) => `=${group}`

const EXACT = { prefix: false, fuzzy: false, tokenize: (mark: string) => [mark] }

/** What people type around the words that matter: “I was hacked” asks for no more than “hacked”. */
const FILLERS = new Set(
  'a am an are been can do for got have how i is me my of the to was what'.split(' '),
)

/** Also a visitor's own amount: “price of 200,000 checks”. */
const isFiller = (word = '') => FILLERS.has(word) || /^\d+000$/.test(word)

/** The words that matter; all, if none does. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !isFiller(word))
  return some.length > 0 ? some : words
}

/**
 * One query for each word or term with synonyms. A word may be a part of a word that is written as one: “on chain” finds
 * “onchain”, and an entry with a synonym is found by its mark.
 */
export function queriesOf(words: readonly string[], synonyms: Synonyms): Query[] {
  const groups = groupsOf(synonyms)
  const queries: Query[] = []
  const skips = !words.every(isFiller)
  for (let at = 0; at < words.length; at += 1) {
    const count = countOfTerm(words, at, groups)
    const some = words.slice(at, at + Math.max(1, count))
    const group = groups.get(some.join(' '))
    if (group === undefined && skips && isFiller(words[at])) continue
    const others = group === undefined ? joinedAround(words, at) : [markOf(group)]
    // The words of a longer term say less alone than together: “how much does it cost”.
    const alone = group !== undefined && some.length > 1 ? [] : some
    queries.push({
      combineWith: 'OR',
      queries: [...alone, { ...EXACT, combineWith: 'OR', queries: others }],
    })
    at += some.length - 1
  }
  return queries
}

/** The number of words of the longest term with synonyms that starts here. */
function countOfTerm(words: readonly string[], at: number, groups: ReadonlyMap<string, number>) {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const some = words.slice(at, at + count)
    if (some.length === count && groups.has(some.join(' '))) return count
  }
  return 0
}

/** Two or three words around and with the one here, joined. */
function joinedAround(words: readonly string[], at: number): string[] {
  const starts = [at - 2, at - 1, at]
  return starts.flatMap((start) =>
    [2, 3].flatMap((count) => {
      const isAround = start >= 0 && start + count > at && start + count <= words.length
      return isAround ? [words.slice(start, start + count).join('')] : []
    }),
  )
}

import type { Params } from '../types.ts'
import {
  type CallNode,
  constantValue,
  isAttribute,
  isCall,
  isConstant,
  isConstantList,
  isOperation,
  isParameter,
  isValue,
  mapTree,
  type Node,
  parseTree,
  visitTree,
} from './groq-tree.ts'

/** The field that `text::query` searches. No GROQ query can name it, and no answer contains it. */
export const TEXT_FIELD = '\u0000text'

/** The same text as it was written, in small letters. */
export const PHRASE_FIELD = '\u0000phrase'

/** Names of parameters that stand for a given one, in the form that a search needs. */
const WORDS_OF = '\u0000words of '
const PHRASE_OF = '\u0000phrase of '

/**
 * groq-js lacks `… match text::query($words)`, which the Studio's lists and search need. Of a whole document it searches
 * the hidden text field. A score is higher where the words stand as they were typed.
 */
export function rewriteTextQueries(tree: Node): Node {
  return mapTree(tree, (node) => {
    if (node.type === 'PipeFuncCall' && node.name === 'score') return withPhraseFirst(node)
    if (!isOperation(node) || node.op !== 'match' || !isTextQuery(node.right)) return node
    const [words] = node.right.args
    if (!words) return node
    const left = isDocument(node.left) ? { type: 'AccessAttribute', name: TEXT_FIELD } : node.left
    return { ...node, left, right: searchable(words) }
  })
}

/** `@`, or a list with it. */
const isDocument = (node: Node): boolean =>
  node.type === 'This' ||
  (node.type === 'Array' &&
    (node.elements as Node[]).some(({ value }) => (value as Node).type === 'This'))

function searchable(words: Node): Node {
  if (isParameter(words)) return { ...words, name: WORDS_OF + words.name }
  return isValue(words)
    ? { ...words, value: withoutLoneWildcards(words.value), typed: words.value }
    : words
}

/** The node of what was typed, for a node of search terms. */
function phraseFor(words: Node): Node {
  if (isParameter(words)) return { ...words, name: words.name.replace(WORDS_OF, PHRASE_OF) }
  return { ...words, value: phraseOf(words.typed) }
}

/** How much a document gains that contains what was typed as it is; a title's gain is 10. */
const PHRASE_GAIN = 100

function withPhraseFirst(node: Node): Node {
  const [words] = searchedWords(node)
  if (!words || !(isParameter(words) || isValue(words))) return node
  const [phrase] = (
    parseTree(`* | score(boost(
      select(text match $words => count(string::split(phrase, $phrase)) > 1), ${PHRASE_GAIN}))`) as Node & {
      args: Node[]
    }
  ).args.map((argument) =>
    mapTree(argument, (part) => {
      if (isAttribute(part))
        return { ...part, name: part.name === 'text' ? TEXT_FIELD : PHRASE_FIELD }
      if (!isParameter(part)) return part
      return part.name === 'words' ? words : phraseFor(words)
    }),
  )
  return { ...node, args: [...(node.args as Node[]), phrase] }
}

/** The parameters of a query, with those that its rewritten tree reads. */
export function withSearchParams(words: readonly Node[], params: Params): Params {
  const added = words.filter(isParameter).flatMap(({ name }) => {
    const given = params[name.replace(WORDS_OF, '')]
    return [
      [name, withoutLoneWildcards(given)],
      [name.replace(WORDS_OF, PHRASE_OF), phraseOf(given)],
    ]
  })
  return added.length > 0 ? { ...params, ...Object.fromEntries(added) } : params
}

/** The Studio adds a wildcard to what is typed: without a word before it, as in `500+*`, it would match everything. */
export function withoutLoneWildcards(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(withoutLoneWildcards)
  if (typeof words !== 'string' || !words.includes('*')) return words
  const terms = words.match(TERMS) ?? []
  return terms.some((term) => /^[*.]+$/.test(term)) && !terms.every((term) => /^[*.]+$/.test(term))
    ? terms.filter((term) => !/^[*.]+$/.test(term)).join(' ')
    : words
}

const phraseOf = (words: unknown): unknown =>
  typeof words === 'string' ? words.toLowerCase().replace(/\*+$/, '').trim() : words

/** The search terms of a rewritten tree. */
export function searchedWords(tree: Node): Node[] {
  const words: Node[] = []
  visitTree(tree, (node) => {
    if (!isOperation(node) || node.op !== 'match') return
    if (isAttribute(node.left) && node.left.name === TEXT_FIELD) words.push(node.right)
  })
  return words
}

const isTextQuery = (node: Node): node is CallNode =>
  isCall(node) && node.namespace === 'text' && node.name === 'query'

// The same word splitting as `match` of groq-js (pinned).
const WORDS = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g
const TERMS = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g
const EDGE_DOTS = /(\b\.+|\.+\b)/g
const MAX_TERM = 1024

/** The search terms of the query that is being evaluated. */
let searched: RegExp | undefined

/** The words of a text, one per line: split once, searched often. */
export function wordLines(text: string): string {
  const words = text.replace(EDGE_DOTS, '').match(WORDS)
  return words ? `\n${words.join('\n')}\n` : ''
}

/** Caches, for one text, the words that the current query can match. */
export function createWordFilter(): (lines: string) => string {
  let pattern: RegExp | undefined
  let found = ''
  return (lines) => {
    if (!searched) return lines
    if (pattern !== searched) {
      pattern = searched
      found = lines.match(pattern)?.join('') ?? ''
    }
    return found
  }
}

/**
 * Runs an evaluation that searches for these words. Texts are reduced to the words that match one of
 * them, so `match` and `score()` give the same result without splitting every text again.
 */
export function withSearchTerms<Result>(
  words: readonly Node[],
  params: Params,
  evaluate: () => Result,
): Result {
  if (words.length === 0 || !words.every(isKnown)) return evaluate()
  const texts = words.flatMap((node) => constantValue(node, params))
  const terms = new Set(texts.flatMap((text) => (typeof text === 'string' ? termsOf(text) : [])))
  if (terms.size === 0) return evaluate()
  searched = new RegExp(`\n(?:${[...terms].join('|')})(?=\n)`, 'gi')
  try {
    return evaluate()
  } finally {
    searched = undefined
  }
}

const isKnown = (node: Node): boolean => isConstant(node) || isConstantList(node)

/** The terms of a pattern as regular expressions; no character of a term but `.` and `*` is special. */
function termsOf(text: string): string[] {
  const terms = text.replace(EDGE_DOTS, '').match(TERMS) ?? []
  return terms.map((term) => term.slice(0, MAX_TERM).replaceAll('*', '.*'))
}

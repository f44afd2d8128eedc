import type { Params } from '../types.ts'
import {
  type CallNode,
  constantValue,
  isAttribute,
  isCall,
  isConstant,
  isConstantList,
  isOperation,
  mapTree,
  type Node,
  visitTree,
} from './groq-tree.ts'

/** The field that `text::query` searches. No GROQ query can name it, and no answer contains it. */
export const TEXT_FIELD = '\u0000text'

/**
 * groq-js lacks `… match text::query($words)`, which the Studio's lists and search need. It searches
 * the whole document; here, that is the hidden text field.
 */
export function rewriteTextQueries(tree: Node): Node {
  return mapTree(tree, (node) => {
    if (!isOperation(node) || node.op !== 'match' || !isTextQuery(node.right)) return node
    const [words] = node.right.args
    return words
      ? { ...node, left: { type: 'AccessAttribute', name: TEXT_FIELD }, right: words }
      : node
  })
}

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

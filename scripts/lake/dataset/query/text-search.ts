import type { Params } from '../types.ts'
import {
  type CallNode,
  constantTexts,
  isCall,
  isOperation,
  mapTree,
  type Node,
} from './groq-tree.ts'

/** The field that `text::query` searches. No GROQ query can name it, and no answer contains it. */
export const TEXT_FIELD = '\u0000text'

/**
 * groq-js lacks `… match text::query($words)`, which the Studio's lists and search need. Of a whole document it searches
 * the hidden text field.
 */
export function rewriteTextQueries(tree: Node, params: Params): Node {
  return mapTree(tree, (node) => {
    if (!isOperation(node) || node.op !== 'match' || !isTextQuery(node.right)) return node
    const [words] = node.right.args
    if (!words) return node
    const left = isDocument(node.left) ? { type: 'AccessAttribute', name: TEXT_FIELD } : node.left
    const value = constantTexts(words, params)?.map(withoutLoneWildcards)
    return { ...node, left, right: value ? { type: 'Value', value } : words }
  })
}

/** `@`, or a list with it. */
const isDocument = (node: Node): boolean =>
  node.type === 'This' ||
  (node.type === 'Array' &&
    (node.elements as Node[]).some(({ value }) => (value as Node).type === 'This'))

const isTextQuery = (node: Node): node is CallNode =>
  isCall(node) && node.namespace === 'text' && node.name === 'query'

// The same word splitting as `match` of groq-js (pinned).
const TERMS = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g

/** The Studio adds a wildcard to what is typed: without a word before it, as in `500+*`, it would match everything. */
function withoutLoneWildcards(words: string): string {
  const terms = (words.match(TERMS) ?? []).filter((term) => !/^[*.]+$/.test(term))
  return words.includes('*') && terms.length > 0 ? terms.join(' ') : words
}

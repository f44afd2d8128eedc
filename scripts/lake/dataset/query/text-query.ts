import { TEXT_FIELD } from '../stored-document.ts'
import {
  type CallNode,
  isAttribute,
  isCall,
  isOperation,
  mapTree,
  type Node,
  visitTree,
} from './groq-tree.ts'

/**
 * `… match text::query($words)` searches the whole document at Sanity, and groq-js does not know it;
 * the Studio's lists and search cannot do without. Here it searches the hidden text field.
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

/** What a rewritten tree searches texts for. */
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

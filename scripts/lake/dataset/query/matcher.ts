import type { LakeDocument } from '../types.ts'
import { type EvaluateContext, evaluateTree, type Node } from './groq-tree.ts'

/** Nodes that only shape a query's result; a listener's filter is inside of them. */
const SHAPING = new Set([
  'Projection',
  'Map',
  'FlatMap',
  'Slice',
  'AccessElement',
  'PipeFuncCall',
  'Group',
  'ArrayCoerce',
])

/**
 * A predicate for the documents of a listener's query. As at Sanity, it sees the document alone:
 * references and subqueries are not followed.
 */
export function documentMatcher(
  tree: Node,
  context: () => Omit<EvaluateContext, 'dataset' | 'dereference'>,
): (document: LakeDocument | null) => boolean {
  const filter = withoutShape(tree)
  if (filter.type === 'Everything') return (document) => document !== null
  return (document) => {
    if (!document) return false
    try {
      const alone = { ...context(), dataset: [document], dereference: () => undefined }
      const value = evaluateTree(filter, alone)
      return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
    } catch {
      // A document that its query cannot handle must not end a listener.
      return false
    }
  }
}

function withoutShape(node: Node): Node {
  const base = node.base as Node | undefined
  return base && SHAPING.has(node.type) ? withoutShape(base) : node
}

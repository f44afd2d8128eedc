import { type EvaluateContext, evaluateTree, type Node } from './groq-tree.ts'
import type { LakeDocument } from './types.ts'

/** Parts of a query that only shape its answer; a listener asks for what is inside them. */
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
 * Whether one document belongs to a listener's query, judged by the document alone, as at Sanity:
 * conditions that look at other documents are not followed.
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
      const value = evaluateTree({ tree: filter, context: alone, normalise: false })
      return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
    } catch {
      // A listener outlives a document that its query cannot be asked of.
      return false
    }
  }
}

function withoutShape(node: Node): Node {
  const base = node.base as Node | undefined
  return base && SHAPING.has(node.type) ? withoutShape(base) : node
}

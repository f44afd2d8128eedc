import type { LakeDocument } from '../types.ts'
import {
  type EvaluateContext,
  evaluateTree,
  isCall,
  isFilter,
  isOperation,
  type Node,
  visitTree,
} from './groq-tree.ts'

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

/** What takes a time in proportion to the query and the document, and no more. */
const PLAIN = new Set([
  'Everything',
  'Filter',
  'And',
  'Or',
  'Not',
  'Group',
  'OpCall',
  'AccessAttribute',
  'AccessElement',
  'Deref',
  'This',
  'Value',
  'Parameter',
  'Array',
  'ArrayElement',
  'FuncCall',
])
const PLAIN_CALLS = new Set(['defined', 'references', 'path', 'coalesce', 'lower', 'upper', 'now'])
const PLAIN_OPERATORS = new Set(['==', '!=', '>', '>=', '<', '<=', 'in'])

/** Whether a listener's filter may be evaluated between two writes, whatever the document is. */
export function isPlainFilter(tree: Node): boolean {
  let isPlain = true
  visitTree(withoutShape(tree), (node) => {
    const isKnown = PLAIN.has(node.type)
    const isKnownCall = !isCall(node) || PLAIN_CALLS.has(node.name)
    const isKnownOperator = !isOperation(node) || PLAIN_OPERATORS.has(node.op)
    if (!isKnown || !isKnownCall || !isKnownOperator || !isOverEverything(node)) isPlain = false
  })
  return isPlain
}

/** There, `*` is one document; any other filter may be over a long array in it. */
const isOverEverything = (node: Node): boolean =>
  !isFilter(node) || node.base.type === 'Everything' || isFilter(node.base)

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

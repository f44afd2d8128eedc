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

/** Nodes whose cost is linear in the query and the document. */
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

/** Whether a listener's filter is cheap enough to evaluate on every write. */
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

/** In a listener, `*` is one document; other filters may run over a long array in it. */
const isOverEverything = (node: Node): boolean =>
  !isFilter(node) || node.base.type === 'Everything' || isFilter(node.base)

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
      const value = evaluateTree({ tree: filter, context: alone, normalize: false })
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

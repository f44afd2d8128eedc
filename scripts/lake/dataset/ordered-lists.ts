import { type EvaluateContext, evaluateTree, isCall, type Node, visitTree } from './groq-tree.ts'
import type { Documents } from './sorted-documents.ts'

/** Expressions whose value for a document depends on that document alone. */
const OWN_VALUE = new Set([
  'AccessAttribute',
  'AccessElement',
  'This',
  'Asc',
  'Desc',
  'Group',
  'Value',
  'FuncCall',
])
const PURE_CALLS = new Set(['lower', 'upper', 'coalesce', 'length', 'count', 'defined', 'string'])
const MAX_ORDERS = 16

const ordered = new WeakMap<Documents, Map<string, Documents>>()

/** Whether lists sorted by `order(…)` may be kept: its arguments look at nothing but the document. */
export function isKeepableOrder(node: Node): boolean {
  if (node.type !== 'PipeFuncCall' || node.name !== 'order') return false
  let keepable = true
  for (const argument of node.args as Node[]) {
    visitTree(argument, (part) => {
      if (!OWN_VALUE.has(part.type) || (isCall(part) && !PURE_CALLS.has(part.name)))
        keepable = false
    })
  }
  return keepable
}

/**
 * A list of documents in the order that `order(…)` gives it. Lists of an index are never changed in
 * place, so the sorted one is kept for as long as the list itself is.
 */
export function orderedList(list: Documents, args: Node[], context: EvaluateContext): Documents {
  const known = ordered.get(list) ?? new Map<string, Documents>()
  ordered.set(list, known)
  const key = JSON.stringify(args)
  const kept = known.get(key)
  if (kept) return kept
  const base: Node = { type: 'Value', value: list }
  const tree: Node = { type: 'PipeFuncCall', name: 'order', base, args }
  const sorted = evaluateTree({ tree, context, normalise: false })
  if (known.size >= MAX_ORDERS) known.clear()
  known.set(key, sorted as Documents)
  return sorted as Documents
}

import { type EvaluateContext, evaluateTree, isCall, type Node, visitTree } from './groq-tree.ts'
import { changeSorted, type OrderChange } from './kept-order.ts'
import { type Documents, findDocument, type ListChange } from './sorted-documents.ts'

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
/** With more changes than this, a list is sorted anew. */
const MAX_CHANGES = 100

interface KeptOrder {
  sorted: Documents
  /** What has happened to the list since it was sorted. */
  changes: OrderChange[]
}

const ordered = new WeakMap<Documents, Map<string, KeptOrder>>()

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
 * place, so the sorted one is kept for as long as the list itself is, and handed on to the next.
 */
export function orderedList(list: Documents, args: Node[], context: EvaluateContext): Documents {
  const known = ordered.get(list) ?? new Map<string, KeptOrder>()
  ordered.set(list, known)
  const key = JSON.stringify(args)
  const kept = known.get(key)
  if (kept && kept.changes.length === 0) return kept.sorted
  const changed = kept && changeSorted(kept.sorted, kept.changes, args, context)
  const sorted = changed ?? sortList(list, args, context)
  if (!kept && known.size >= MAX_ORDERS) known.clear()
  known.set(key, { sorted, changes: [] })
  return sorted
}

/** Hands the kept orders of a list on to the one that takes its place. */
export function handOnOrders(list: Documents, next: Documents, changes: readonly ListChange[]) {
  const known = ordered.get(list)
  if (!known) return
  ordered.delete(list)
  ordered.set(next, known)
  const made = changes.map(({ id, next: document }) => ({
    previous: findDocument(list, id),
    next: document,
  }))
  for (const [key, kept] of known) {
    kept.changes.push(...made)
    if (kept.changes.length > MAX_CHANGES) known.delete(key)
  }
}

function sortList(list: Documents, args: Node[], context: EvaluateContext): Documents {
  const base: Node = { type: 'Value', value: list }
  const tree: Node = { type: 'PipeFuncCall', name: 'order', base, args }
  return evaluateTree({ tree, context, normalise: false }) as Documents
}

import { type EvaluateContext, evaluateTree, isCall, type Node, visitTree } from './groq-tree.ts'
import { changeSorted, type OrderChange } from './kept-order.ts'
import { type Documents, findDocument, type ListChange } from './sorted-documents.ts'

/** Expressions that depend on one document alone. */
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
/** With more pending changes, a list is sorted from scratch. */
const MAX_CHANGES = 100

interface CachedOrder {
  sorted: Documents
  /** Changes of the list since it was sorted. */
  changes: OrderChange[]
}

const ordered = new WeakMap<Documents, Map<string, CachedOrder>>()

/** Whether a list sorted by `order(…)` may be cached: its arguments depend on the document alone. */
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
 * A list of documents sorted by `order(…)`. Lists of an index are immutable, so the sorted list is
 * cached as long as its source lives, and updated for the list that replaces it.
 */
export function orderedList(list: Documents, args: Node[], context: EvaluateContext): Documents {
  const known = ordered.get(list) ?? new Map<string, CachedOrder>()
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

/** Moves the cached orders of a list to the list that replaces it. */
export function moveOrders(list: Documents, next: Documents, changes: readonly ListChange[]) {
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
  return evaluateTree({ tree, context, normalize: false }) as Documents
}

import type { LakeDocument } from '../types.ts'
import { type EvaluateContext, evaluateTree, type Node } from './groq-tree.ts'
import type { Documents } from './sorted-documents.ts'

/** A change of a sorted list: removes `previous`, inserts `next`. */
export interface OrderChange {
  previous: LakeDocument | undefined
  next: LakeDocument | undefined
}

type Compare = (a: LakeDocument, b: LakeDocument) => number

/** The list with the changes made; undefined when it was not sorted as expected. */
export function changeSorted(
  sorted: Documents,
  changes: readonly OrderChange[],
  args: readonly Node[],
  context: EvaluateContext,
): Documents | undefined {
  const compare = comparison(args, context)
  const list = sorted.slice()
  for (const { previous, next } of changes) {
    if (previous) {
      const at = position(list, previous, compare)
      if (list[at] !== previous) return undefined
      list.splice(at, 1)
    }
    if (next) list.splice(position(list, next, compare), 0, next)
  }
  return list
}

/** Compares as `order(…)` of groq-js does; equal documents stay in order of ID. */
function comparison(args: readonly Node[], context: EvaluateContext): Compare {
  const keysOf = keyReader(args, context)
  return (a, b) => {
    const [left, right] = [keysOf(a), keysOf(b)]
    for (const [index, { type }] of args.entries()) {
      const difference = compareValues(left[index], right[index])
      if (difference !== 0) return type === 'Desc' ? -difference : difference
    }
    return a._id < b._id ? -1 : 1
  }
}

function keyReader(args: readonly Node[], context: EvaluateContext) {
  const known = new Map<LakeDocument, unknown[]>()
  const elements = args.map((arg) => {
    const value = arg.type === 'Asc' || arg.type === 'Desc' ? (arg.base as Node) : arg
    return { type: 'ArrayElement', value, isSplat: false }
  })
  const expr: Node = { type: 'Array', elements }
  return (document: LakeDocument): unknown[] => {
    const made = known.get(document)
    if (made) return made
    const base: Node = { type: 'Value', value: [document] }
    const tree: Node = { type: 'Map', base, expr }
    const [keys] = evaluateTree({ tree, context, normalize: false }) as [unknown[]]
    known.set(document, keys)
    return keys
  }
}

const RANKS: Record<string, number> = { number: 2, string: 3, boolean: 4 }

function compareValues(a: unknown, b: unknown): number {
  const [rank, other] = [RANKS[typeof a] ?? 100, RANKS[typeof b] ?? 100]
  if (rank !== other) return rank - other
  if (rank === 100 || a === b) return 0
  return (a as string) < (b as string) ? -1 : 1
}

/** Index of a document in a sorted list, or its insertion point. */
function position(list: Documents, document: LakeDocument, compare: Compare): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const at = list[middle] as LakeDocument
    if (at !== document && compare(at, document) < 0) low = middle + 1
    else high = middle
  }
  return low
}

import type { Params } from '../types.ts'
import {
  constantTexts,
  type FilterNode,
  isAttribute,
  isFilter,
  isOperation,
  isValue,
  mapParts,
  type Node,
} from './groq-tree.ts'
import type { Documents, View } from './view.ts'

/** What a filter over `*` demands of a document: one of these ids or types. */
export interface Demands {
  ids?: string[] | undefined
  types?: string[] | undefined
}

/** A query that reads the documents of each filter over `*` from a parameter. */
interface SitedQuery {
  tree: Node
  /** The documents that an index finds, by parameters with names that no query can contain. */
  lists: Record<string, Documents>
  /** What each of these filters demands. */
  filters: Demands[]
}

/** Reads documents by indexes. The filters stay, so a list may hold more documents than its filter lets through. */
export function withSites(query: Node, view: View, params: Params): SitedQuery {
  const lists: Record<string, Documents> = {}
  const filters: Demands[] = []
  const mark = (node: Node): Node => {
    if (isValue(node)) return node
    if (!isFilter(node) || !isOverEverything(node)) return mapParts(node, mark)
    const name = `\u0000site${Object.keys(lists).length}`
    const demands = demandsOf(node, params)
    filters.push(demands)
    lists[name] = documentsFor(demands, view)
    return markFilter(node, name, mark)
  }
  return { tree: mark(query), lists, filters }
}

function documentsFor({ ids, types }: Demands, view: View): Documents {
  if (ids) return view.withIds(ids)
  return types ? view.ofTypes(types) : view.all()
}

function isOverEverything(node: Node): boolean {
  return node.type === 'Everything' || (isFilter(node) && isOverEverything(node.base))
}

function markFilter(node: Node, name: string, mark: (node: Node) => Node): Node {
  if (!isFilter(node)) return { type: 'Parameter', name }
  return { ...node, base: markFilter(node.base, name, mark), expr: mark(node.expr) }
}

/** Reads `_id == $id`, `"page" == _type`, `_type in ["page", "person"]` and the like. */
function demandsOf({ base, expr }: FilterNode, params: Params): Demands {
  const demands: Demands = isFilter(base) ? demandsOf(base, params) : {}
  const readEquality = (field: Node, values: Node) => {
    if (!isAttribute(field) || (field.base && field.base.type !== 'This')) return
    if (field.name === '_id') demands.ids ??= constantTexts(values, params)
    if (field.name === '_type') demands.types ??= constantTexts(values, params)
  }
  for (const condition of flattenAnd(expr)) {
    if (!isOperation(condition)) continue
    const { op, left, right } = condition
    if (op === '==' || op === 'in') readEquality(left, right)
    if (op === '==') readEquality(right, left)
  }
  return demands
}

function flattenAnd(node: Node): Node[] {
  if (node.type === 'Group') return flattenAnd(node.base as Node)
  if (node.type !== 'And') return [node]
  return [...flattenAnd(node.left as Node), ...flattenAnd(node.right as Node)]
}

import type { Params } from '../types.ts'
import {
  constantTexts,
  isAttribute,
  isCall,
  isConstant,
  isConstantList,
  isFilter,
  isNode,
  isOperation,
  isValue,
  type Node,
} from './groq-tree.ts'
import type { Documents, View } from './view.ts'

/** A place where a query reads documents: `*`, or `*[…]` with what its filter demands. */
export interface Site {
  ids?: Node
  types?: Node
  /** Ids of which a document must reference one. */
  targets?: Node
}

/** A query that reads the documents of each filtered site from a parameter with the site's name. */
export interface SitedQuery {
  tree: Node
  sites: Site[]
}

/** Finds the sites of a query. The filters stay, so a list may hold more documents than its filter lets through. */
export function withSites(tree: Node): SitedQuery {
  const sites: Site[] = []
  return { tree: mark(tree, sites), sites }
}

/** The documents of each site, as parameters with names that no query can contain. */
export function siteLists(
  sites: readonly Site[],
  view: View,
  params: Params,
): Record<string, Documents> {
  return Object.fromEntries(
    sites.map(({ ids, types, targets }, index) => {
      const wantedIds = ids && constantTexts(ids, params)
      const wantedTargets = targets && constantTexts(targets, params)
      const wantedTypes = types && constantTexts(types, params)
      const list = wantedIds
        ? view.withIds(wantedIds)
        : wantedTargets
          ? view.referencing(wantedTargets)
          : wantedTypes
            ? view.ofTypes(wantedTypes)
            : view.all()
      return [listName(index), list]
    }),
  )
}

const listName = (site: number): string => `\u0000site${site}`

function mark(node: Node, sites: Site[]): Node {
  if (isValue(node)) return node
  if (isFilter(node) && isOverEverything(node)) {
    const site: Site = {}
    const index = sites.push(site) - 1
    return markFilter(node, site, index, sites)
  }
  // `releases::all()` reads all documents implicitly.
  if (node.type === 'Everything' || (isCall(node) && node.namespace === 'releases')) sites.push({})
  const copy: Node = { type: node.type }
  for (const [part, value] of Object.entries(node)) {
    if (Array.isArray(value))
      copy[part] = value.map((item) => (isNode(item) ? mark(item, sites) : item))
    else copy[part] = isNode(value) ? mark(value, sites) : value
  }
  return copy
}

function isOverEverything(node: Node): boolean {
  return node.type === 'Everything' || (isFilter(node) && isOverEverything(node.base))
}

function markFilter(node: Node, site: Site, index: number, sites: Site[]): Node {
  if (!isFilter(node)) return { type: 'Parameter', name: listName(index) }
  const base = markFilter(node.base, site, index, sites)
  for (const condition of flattenAnd(node.expr)) readCondition(condition, site)
  return { ...node, base, expr: mark(node.expr, sites) }
}

function flattenAnd(node: Node): Node[] {
  if (node.type === 'Group') return flattenAnd(node.base as Node)
  if (node.type !== 'And') return [node]
  return [...flattenAnd(node.left as Node), ...flattenAnd(node.right as Node)]
}

/** Reads `_id == $id`, `"page" == _type`, `_type in ["page", "person"]`, `references($id)` and the like. */
function readCondition(condition: Node, site: Site): void {
  if (isCall(condition) && condition.namespace === 'global' && condition.name === 'references') {
    const [target, ...others] = condition.args
    if (target && others.length === 0 && (isConstant(target) || isConstantList(target)))
      site.targets ??= target
  }
  if (!isOperation(condition)) return
  const { op, left, right } = condition
  if (op === '==') {
    readEquality(left, right, isConstant, site)
    readEquality(right, left, isConstant, site)
  }
  if (op === 'in') readEquality(left, right, isConstantList, site)
}

function readEquality(field: Node, values: Node, suits: (node: Node) => boolean, site: Site): void {
  if (!isAttribute(field) || (field.base && field.base.type !== 'This') || !suits(values)) return
  if (field.name === '_id') site.ids ??= values
  if (field.name === '_type') site.types ??= values
}

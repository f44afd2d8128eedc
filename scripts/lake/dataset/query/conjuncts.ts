import type { LakeDocument, Params } from '../types.ts'
import {
  type AttributeNode,
  constantTexts,
  constantValue,
  isAttribute,
  isCall,
  isConstant,
  isConstantList,
  isFilter,
  isOperation,
  type Node,
} from './groq-tree.ts'
import { type Documents, sortDocuments } from './sorted-documents.ts'
import type { View } from './view.ts'

/** How an index can find the documents that satisfy a condition. */
export type Lookup =
  /** `many`: the values are a list, one of which must be equal. */
  { by: 'field'; path: string[]; values: Node; many: boolean } | { by: 'references'; values: Node }

export interface Conjunct {
  condition: Node
  lookup: Lookup | undefined
}

/** The AND-ed conditions of `*[a && b][c]`; undefined when the filter is not over `*`. */
export function conjunctsOverEverything(node: Node): Conjunct[] | undefined {
  if (!isFilter(node)) return undefined
  const conditions = flattenAnd(node.expr)
  const conjuncts = conditions.map((condition) => ({ condition, lookup: lookupFor(condition) }))
  if (node.base.type === 'Everything') return conjuncts
  const inner = conjunctsOverEverything(node.base)
  return inner && [...inner, ...conjuncts]
}

function flattenAnd(node: Node): Node[] {
  if (node.type === 'Group') return flattenAnd(node.base as Node)
  if (node.type !== 'And') return [node]
  return [...flattenAnd(node.left as Node), ...flattenAnd(node.right as Node)]
}

function lookupFor(condition: Node): Lookup | undefined {
  if (isCall(condition)) {
    const [values, ...others] = condition.args
    const isReferences = condition.namespace === 'global' && condition.name === 'references'
    if (!isReferences || !values || others.length > 0 || !isConstant(values)) return undefined
    return { by: 'references', values }
  }
  if (!isOperation(condition)) return undefined
  const { op, left, right } = condition
  if (op === '==') return equality(left, right) ?? equality(right, left)
  return op === 'in' ? equality(left, right, true) : undefined
}

function equality(field: Node, values: Node, many = false): Lookup | undefined {
  const path = fieldPath(field)
  const suits = many ? isConstantList(values) : isConstant(values)
  return path && suits ? { by: 'field', path, values, many } : undefined
}

/** `['slug', 'current']` for `slug.current`; undefined for anything but plain field names. */
function fieldPath(node: Node | undefined): string[] | undefined {
  if (node === undefined || !isAttribute(node)) return undefined
  const { base, name }: AttributeNode = node
  if (base === undefined || base.type === 'This') return [name]
  const outer = fieldPath(base)
  return outer && [...outer, name]
}

export interface Found {
  documents: Documents
  /** Whether this list is the index's own and stays the same object until a write. */
  kept: boolean
}

/** The documents that satisfy a condition; undefined when no index covers it. */
export function lookUp(lookup: Lookup, view: View, params: Params): Found | undefined {
  const texts = constantTexts(lookup.values, params)
  if (!texts) return undefined
  if (lookup.by === 'references') {
    // As in groq-js, `references([])` is false.
    return union(texts, (id) => view.referencing(id))
  }
  if (Array.isArray(constantValue(lookup.values, params)) !== lookup.many) return undefined
  const { path } = lookup
  const isId = path.length === 1 && path[0] === '_id'
  return union(texts, (text) => (isId ? single(view.get(text)) : view.withField(path, text)))
}

const single = (document: LakeDocument | undefined): Documents => (document ? [document] : [])

function union(texts: string[], find: (text: string) => Documents | undefined): Found | undefined {
  const [first, ...others] = texts
  if (first === undefined) return { documents: [], kept: false }
  if (others.length === 0) {
    const documents = find(first)
    return documents && { documents, kept: true }
  }
  const found = new Set<LakeDocument>()
  for (const text of texts) {
    const documents = find(text)
    if (!documents) return undefined
    for (const document of documents) found.add(document)
  }
  return { documents: sortDocuments(found), kept: false }
}

import {
  type AttributeNode,
  isAttribute,
  isCall,
  isConstant,
  isConstantList,
  isFilter,
  isOperation,
  type Node,
} from './groq-tree.ts'

/** The ways in which an index can find the documents for which a condition is true. */
export type Lookup =
  /** `many`: whether the values are a list, of which one must be equal. */
  { by: 'field'; path: string[]; values: Node; many: boolean } | { by: 'references'; values: Node }

export interface Conjunct {
  condition: Node
  lookup: Lookup | undefined
}

/** The conditions that `*[a && b][c]` joins by "and"; undefined when the filter is not over `*`. */
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

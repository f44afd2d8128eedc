import { evaluate, evaluateSync, parse } from 'groq-js'
import type { Params } from '../types.ts'

/**
 * A node of groq-js's syntax tree. The tree is not public API and has no type declarations in
 * groq-js 2.0.0, so the version is pinned, and only the nodes that we use are declared.
 */
export interface Node {
  type: string
  [part: string]: unknown
}

export type AttributeNode = Node & { name: string; base?: Node }
export type FilterNode = Node & { base: Node; expr: Node }
export type OperationNode = Node & { op: string; left: Node; right: Node }
export type CallNode = Node & { namespace: string; name: string; args: Node[] }
export type ParameterNode = Node & { name: string }
export type ValueNode = Node & { value: unknown }

/** Type guards for nodes. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const isAttribute = (node: Node): node is AttributeNode => node.type === 'AccessAttribute'
export const isFilter = (node: Node): node is FilterNode => node.type === 'Filter'
export const isOperation = (node: Node): node is OperationNode => node.type === 'OpCall'
export const isCall = (node: Node): node is CallNode => node.type === 'FuncCall'
export const isParameter = (node: Node): node is ParameterNode => node.type === 'Parameter'
export const isValue = (node: Node): node is ValueNode => node.type === 'Value'

/** Copies a node, replacing each node that is a part of it by `change(part)`. */
export function mapParts(node: Node, change: (part: Node) => Node): Node {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed)
    return isNode(value) ? change(value) : value
  }
  const copy: Node = { type: node.type }
  for (const [part, value] of Object.entries(node)) copy[part] = changed(value)
  return copy
}

/** Copies a tree, replacing every node by `change(node)`, children first. */
export function mapTree(node: Node, change: (node: Node) => Node): Node {
  return change(isValue(node) ? node : mapParts(node, (part) => mapTree(part, change)))
}

/** Calls `visit` for every node of a tree, parents first. */
export function visitTree(node: Node, visit: (node: Node) => void): void {
  visit(node)
  if (isValue(node)) return
  for (const part of Object.values(node)) {
    for (const item of Array.isArray(part) ? part : [part]) if (isNode(item)) visitTree(item, visit)
  }
}

/** Whether a query scans all documents, also after the indexes were applied (sites.ts). */
export function readsEverything(tree: Node): boolean {
  let reads = false
  visitTree(tree, (node) => {
    if (node.type === 'Everything' || (isCall(node) && node.namespace === 'releases')) reads = true
  })
  return reads
}

/** Parses a query; throws groq-js’s syntax error. */
export const parseTree = (groq: string, params: Params): Node => parse(groq, { params }) as Node

export interface EvaluateContext {
  dataset: readonly unknown[]
  params: Params
  identity: string
  timestamp: Date
  sanity: { projectId: string; dataset: string }
  dereference: (reference: { _ref: string }) => unknown
}

/** Evaluates a tree. Dates and paths in its value become text as JSON. */
export function evaluateTree(tree: Node, context: EvaluateContext): unknown {
  const value = evaluateSync(tree as never, context as never) as { data: unknown }
  return value.data
}

/** Whether groq-js evaluates a tree with `evaluateTreeAsync` only. That one is slower, and no timer can stop it. */
export function isAsyncOnly(tree: Node): boolean {
  let found = false
  visitTree(tree, (node) => {
    if (isCall(node) && node.namespace === 'diff') found = true
  })
  return found
}

/** The same as `evaluateTree`, for every tree. */
export async function evaluateTreeAsync(tree: Node, context: EvaluateContext): Promise<unknown> {
  const value = await evaluate(tree as never, context as never)
  return value.get()
}

/** The texts that a literal, a parameter or a list of literals stands for; undefined for anything else, such as null. */
export function constantTexts(node: Node, params: Params): string[] | undefined {
  const values = constantValues(node, params)
  return values?.every((value) => typeof value === 'string') ? values : undefined
}

function constantValues(node: Node, params: Params): unknown[] | undefined {
  if (isParameter(node)) return [params[node.name]].flat()
  if (isValue(node)) return [node.value]
  if (node.type !== 'Array') return undefined
  const elements = node.elements as Node[]
  return elements.map(({ isSplat, value }) => (isSplat ? null : (value as Node).value))
}

import type { Params } from '../types.ts'
import { isParameter, isValue, type Node } from './groq-tree.ts'

/** What a constant in a query is worth: the value itself, of a parameter, or a list of values. */
export function constantValue(node: Node, params: Params): unknown {
  if (isParameter(node)) return Object.hasOwn(params, node.name) ? params[node.name] : undefined
  if (isValue(node)) return node.value
  return (node.elements as Node[]).map((element) => constantValue(element.value as Node, params))
}

/** The value as texts to look up; undefined when it holds anything else, such as null. */
export function constantTexts(node: Node, params: Params): string[] | undefined {
  const values = [constantValue(node, params)].flat()
  return values.every((value) => typeof value === 'string') ? [...new Set(values)] : undefined
}

import { LakeError } from '../lake-error.ts'
import type { Params } from '../types.ts'
import {
  isCall,
  isNode,
  isOperation,
  isParameter,
  isValue,
  type Node,
  type OperationNode,
} from './groq-tree.ts'

/** Assumed length of an array inside a document. */
const ARRAY_IN_DOCUMENT = 10

/** The cost estimate of a query exceeds its limit. */
export class CostlyQuery extends LakeError {
  override name = 'CostlyQuery'

  constructor() {
    super(400, { error: { type: 'queryTooCostly', description: 'the query is too costly' } })
  }
}

/**
 * A rough estimate of the values that a query visits: each step over an array counts its elements,
 * and nested scans multiply, since groq-js evaluates them for every element.
 */
export function estimateVisits(tree: Node, params: Params, documentCount: number): number {
  return new Estimate(params, documentCount).total(tree)
}

class Estimate {
  private visits = 0
  private readonly params: Params
  private readonly documentCount: number

  constructor(params: Params, documentCount: number) {
    this.params = params
    this.documentCount = documentCount
  }

  total(tree: Node): number {
    this.length(tree, 1)
    return this.visits
  }

  /** Returns the length of the array that a node yields, and counts the visits of `times` evaluations. */
  private length(node: Node, times: number): number {
    if (isParameter(node)) return lengthOf(this.params[node.name])
    if (isValue(node)) return lengthOf(node.value)
    if (isCall(node) && node.namespace === 'releases') {
      this.visits += this.documentCount * times
      return this.documentCount
    }
    if (isOperation(node)) return this.operation(node, times)
    switch (node.type) {
      case 'Everything':
        return this.documentCount
      case 'Filter':
      case 'Map':
        return this.steps(node, [node.expr as Node], times)
      case 'FlatMap':
        return this.flatMap(node, times)
      case 'PipeFuncCall':
        return this.steps(node, node.args as Node[], times)
      case 'Slice':
        return this.slice(node, times)
      case 'Group':
      case 'ArrayCoerce':
        return this.length(node.base as Node, times)
      default:
        for (const part of partsOf(node)) this.length(part, times)
        return node.type === 'Array' ? (node.elements as Node[]).length : ARRAY_IN_DOCUMENT
    }
  }

  /** A step that evaluates expressions for each element of its base. */
  private steps(node: Node, expressions: Node[], times: number): number {
    const length = this.length(node.base as Node, times)
    this.visits += length * times
    for (const expression of expressions) this.length(expression, length * times)
    return length
  }

  private flatMap(node: Node, times: number): number {
    const length = this.length(node.base as Node, times)
    this.visits += length * times
    return length * this.length(node.expr as Node, length * times)
  }

  private slice(node: Node, times: number): number {
    const length = this.length(node.base as Node, times)
    const [left, right] = [Number(node.left), Number(node.right)]
    return left >= 0 && right >= 0 ? Math.min(length, Math.max(0, right - left + 1)) : length
  }

  private operation(node: OperationNode, times: number): number {
    const left = this.length(node.left, times)
    const right = this.length(node.right, times)
    if (node.op === 'in') this.visits += right * times
    return node.op === '+' ? left + right : 1
  }
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 1)

function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

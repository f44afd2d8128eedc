import type { LakeDocument } from '../../types.ts'
import {
  type EvaluateContext,
  evaluateTree,
  isAttribute,
  isCall,
  mapTree,
  type Node,
  readsEverything,
} from '../groq-tree.ts'
import type { Documents } from '../view.ts'
import { ORIGIN, withOrigins } from './origin.ts'

/**
 * The result of the same query over documents that carry the origins of their parts. `buildSourceMap` reads the
 * source map from it.
 */
export function evaluateInstrumented(
  tree: Node,
  context: EvaluateContext,
  lists: Record<string, Documents>,
): unknown {
  const taggedLists = Object.entries(lists).map(([name, list]) => [name, list.map(withOrigins)])
  return evaluateTree(instrument(tree), {
    ...context,
    dataset: readsEverything(tree) ? (context.dataset as Documents).map(withOrigins) : [],
    params: { ...context.params, ...Object.fromEntries(taggedLists) },
    dereference: (reference) => {
      const document = context.dereference(reference) as LakeDocument | undefined
      return document && withOrigins(document)
    },
  })
}

/** The hidden field that holds the source of the field `name`. */
export const sourceField = (name: string): string => `\u0001source:${name}`

/** The field that wraps the result of an instrumented query, so that a bare value has a source too. */
export const RESULT = 'result'

/** The value of a source field; `steps` lead from the object to the value. */
export interface SourceValue {
  from: unknown
  steps: unknown
}

/**
 * A query with the same result and hidden fields that hold the source of each value: every projection
 * passes on the origin of its object and the source of each of its fields.
 */
function instrument(tree: Node): Node {
  return mapTree({ type: 'Object', attributes: [attribute(RESULT, tree)] }, (node) => {
    if (node.type !== 'Object') return node
    const attributes = node.attributes as Node[]
    const sources = attributes
      .filter(({ type }) => type === 'ObjectAttributeValue')
      .map(({ name, value }) => attribute(sourceField(String(name)), sourceOf(value as Node)))
    const origin = attributes.some(isForeignSplat) ? NULL : access(ORIGIN)
    return { ...node, attributes: [...attributes, ...sources, attribute(ORIGIN, origin)] }
  })
}

/** `...other` adds fields of another object, so the origin is unknown. */
const isForeignSplat = ({ type, value }: Node): boolean =>
  type === 'ObjectSplat' && (value as Node).type !== 'This'

/** An expression that yields the source of another expression's value; null for computed values. */
function sourceOf(node: Node, steps: readonly (string | number)[] = []): Node {
  if (isAttribute(node)) {
    const step = [node.name, ...steps]
    const direct = object({
      from: access(ORIGIN, node.base),
      steps: { type: 'Value', value: step },
    })
    // A field of a projection has a source of its own, which may have another name.
    if (steps.length > 0) return direct
    return coalesce([access(sourceField(node.name), node.base), direct])
  }
  switch (node.type) {
    case 'Group':
      return sourceOf(node.base as Node, steps)
    case 'AccessElement':
      return sourceOf(node.base as Node, [node.index as number, ...steps])
    case 'Map':
    case 'FlatMap':
      return steps.length > 0 ? NULL : sourceOfEach(node)
    case 'ArrayCoerce':
      return sourceOf(node.base as Node, steps)
    case 'Select':
      return sourceOfSelect(node, steps)
    default:
      return isCall(node) && node.name === 'coalesce' && node.namespace === 'global'
        ? sourceOfCoalesce(node.args, steps)
        : NULL
  }
}

/** The sources of a list of values; none for objects, which carry their own origins. */
function sourceOfEach(node: Node): Node {
  const expr = sourceOf(node.expr as Node)
  return expr === NULL ? NULL : { ...node, expr }
}

function sourceOfSelect(node: Node, steps: readonly (string | number)[]): Node {
  const alternatives = (node.alternatives as Node[]).map((alternative) => ({
    ...alternative,
    value: sourceOf(alternative.value as Node, steps),
  }))
  const fallback = node.fallback ? { fallback: sourceOf(node.fallback as Node, steps) } : {}
  return { ...node, alternatives, ...fallback }
}

/** The source of the first defined argument. */
function sourceOfCoalesce(args: Node[], steps: readonly (string | number)[]): Node {
  const alternatives = args.map((arg) => ({
    type: 'SelectAlternative',
    condition: { type: 'FuncCall', namespace: 'global', name: 'defined', args: [arg] },
    value: sourceOf(arg, steps),
  }))
  return { type: 'Select', alternatives }
}

const NULL: Node = { type: 'Value', value: null }

const access = (name: string, base?: Node): Node =>
  base ? { type: 'AccessAttribute', name, base } : { type: 'AccessAttribute', name }

const attribute = (name: string, value: Node): Node => ({
  type: 'ObjectAttributeValue',
  name,
  value,
})

const object = (fields: Record<keyof SourceValue, Node>): Node => ({
  type: 'Object',
  attributes: Object.entries(fields).map(([name, value]) => attribute(name, value)),
})

const coalesce = (args: Node[]): Node => ({
  type: 'FuncCall',
  namespace: 'global',
  name: 'coalesce',
  args,
})

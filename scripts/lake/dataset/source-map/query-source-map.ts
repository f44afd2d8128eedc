import type { ContentSourceMap } from '@sanity/client'
import { type EvaluateContext, evaluateTree, isCall, type Node, visitTree } from '../groq-tree.ts'
import type { Documents } from '../sorted-documents.ts'
import type { LakeDocument } from '../types.ts'
import { buildSourceMap } from './build-source-map.ts'
import { instrument } from './instrument.ts'
import { withOrigins } from './origin.ts'

export interface MappedQuery {
  tree: Node
  lists: Record<string, Documents>
  context: EvaluateContext
  normalise: boolean
}

/**
 * Runs a query a second time, over documents that say where each of their parts stands, and returns
 * the source map of its answer; undefined when that cannot be had.
 */
export function querySourceMap(query: MappedQuery, plain: unknown): ContentSourceMap | undefined {
  const { tree, lists, context, normalise } = query
  const taggedLists = Object.entries(lists).map(([name, list]) => [name, list.map(withOrigins)])
  const tagged: EvaluateContext = {
    ...context,
    dataset: readsEverything(tree) ? (context.dataset as Documents).map(withOrigins) : [],
    params: { ...context.params, ...Object.fromEntries(taggedLists) },
    dereference: (reference) => {
      const document = context.dereference(reference) as LakeDocument | undefined
      return document && withOrigins(document)
    },
  }
  try {
    return buildSourceMap(evaluateTree(instrument(tree), tagged, normalise), plain)
  } catch {
    // The plain answer is right without a map.
    return undefined
  }
}

/** Whether the indexes left anything that looks at every document. */
function readsEverything(tree: Node): boolean {
  let reads = false
  visitTree(tree, (node) => {
    if (node.type === 'Everything' || (isCall(node) && node.namespace === 'releases')) reads = true
  })
  return reads
}

import type { LakeDocument } from '../../types.ts'
import {
  type EvaluateContext,
  type Evaluation,
  isCall,
  type Node,
  visitTree,
} from '../groq-tree.ts'
import type { Documents } from '../sorted-documents.ts'
import { instrument } from './instrument.ts'
import { withOrigins } from './origin.ts'

/**
 * The same query over documents that say where each of their parts stands. `buildSourceMap` reads
 * the source map off its answer.
 */
export function instrumentedQuery(
  { tree, context, normalise }: Evaluation,
  lists: Record<string, Documents>,
): Evaluation {
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
  return { tree: instrument(tree), context: tagged, normalise }
}

/** Whether the indexes left anything that looks at every document. */
function readsEverything(tree: Node): boolean {
  let reads = false
  visitTree(tree, (node) => {
    if (node.type === 'Everything' || (isCall(node) && node.namespace === 'releases')) reads = true
  })
  return reads
}

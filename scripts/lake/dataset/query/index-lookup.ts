import type { LakeDocument, Params } from '../types.ts'
import type { Lookup } from './conjuncts.ts'
import { constantTexts, constantValue } from './constant-texts.ts'
import { type Documents, sortDocuments } from './sorted-documents.ts'
import type { View } from './view.ts'

export interface Found {
  documents: Documents
  /** Whether this very list is the index's own and will be met again until a write changes it. */
  kept: boolean
}

/** Exactly the documents for which a condition is true; undefined when no index can tell. */
export function lookUp(lookup: Lookup, view: View, params: Params): Found | undefined {
  const texts = constantTexts(lookup.values, params)
  if (!texts) return undefined
  if (lookup.by === 'references') {
    // groq-js takes `references([])` for false and so do we.
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

import type { LakeDocument } from '../types.ts'

export type Documents = readonly LakeDocument[]

const byId = (a: LakeDocument, b: LakeDocument): number =>
  a._id < b._id ? -1 : a._id > b._id ? 1 : 0

/** Documents by ID, the order of a query without `order()`. */
export const sortDocuments = (documents: Iterable<LakeDocument>): LakeDocument[] =>
  [...documents].sort(byId)

/** One change of a list: `next` replaces the document with this ID, or removes it. */
export interface ListChange {
  id: string
  next: LakeDocument | undefined
}

/** A new list with the changes applied. The old one is not modified: results may still hold it. */
export function changeDocuments(
  documents: Documents,
  changes: Iterable<ListChange>,
): LakeDocument[] {
  const list = documents.slice()
  for (const { id, next } of changes) {
    const at = position(list, id)
    const known = list[at]?._id === id
    if (next) list.splice(at, known ? 1 : 0, next)
    else if (known) list.splice(at, 1)
  }
  return list
}

/** The document with this id. */
export function findDocument(list: Documents, id: string): LakeDocument | undefined {
  const found = list[position(list, id)]
  return found?._id === id ? found : undefined
}

/** Index of the document with this ID, or its insertion point. */
function position(list: Documents, id: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as LakeDocument)._id < id) low = middle + 1
    else high = middle
  }
  return low
}

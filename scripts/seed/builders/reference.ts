import { documentIdAt } from './document-id.ts'

/** A strong reference to the document with this path. */
export function referenceTo(path: string) {
  return { _type: 'reference' as const, _ref: documentIdAt(path) }
}

/** References for an array; the keys are made from the ids. */
export function referenceList(ids: string[]) {
  return ids.map((id) => ({ _type: 'reference' as const, _ref: id, _key: `to-${id}` }))
}

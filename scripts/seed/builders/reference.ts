import { documentIdAt } from './document-id.ts'

/** A strong reference to the document that lives at a path. */
export function referenceTo(path: string) {
  return { _type: 'reference' as const, _ref: documentIdAt(path) }
}

/** References for a list: keyed by what they point to. */
export function referenceList(ids: string[]) {
  return ids.map((id) => ({ _type: 'reference' as const, _ref: id, _key: `to-${id}` }))
}

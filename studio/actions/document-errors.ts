import type { Path } from 'sanity'
import type { StoredDocument } from './stored-document'

interface Marker {
  level: string
  message: string
  path: Path
}

/** Validates a document with the rules of the Studio. */
export type Validate = (document: StoredDocument) => Promise<Marker[]>

/** What stops the publication of a document. */
export async function errorsIn(document: StoredDocument, validate: Validate): Promise<Marker[]> {
  return (await validate(document)).filter(({ level }) => level === 'error')
}

/** The messages of the errors that a change would bring to a document; those it has already do not count. */
export async function newErrors(
  before: StoredDocument,
  after: StoredDocument,
  validate: Validate,
): Promise<string[]> {
  const found = await errorsIn(after, validate)
  if (found.length === 0) return []
  const known = new Set((await errorsIn(before, validate)).map(toKey))
  return found.filter((each) => !known.has(toKey(each))).map(({ message }) => message)
}

const toKey = ({ path, message }: Marker) => JSON.stringify([path, message])

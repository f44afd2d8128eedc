import { createHash } from 'node:crypto'
import { publishedId } from '../document-id.ts'
import type { LakeEvent } from '../types.ts'
import type { Demands } from './sites.ts'

// Sync tags as Sanity documents them (www.sanity.io/docs/content-lake/sync-tags): opaque, for a document, a type or the
// whole dataset. A draft has the tag of its document.

const ALL = 's1:all'
const ofDocument = (id: string) => opaque(`document ${publishedId(id)}`)
const ofType = (type: string) => opaque(`type ${type}`)

const opaque = (name: string) =>
  `s1:${createHash('sha256').update(name).digest('base64url').slice(0, 12)}`

/** An answer with more tags than this has one instead, for the whole dataset. */
const MOST_PER_ANSWER = 100
/** A change of more documents than this reaches listeners as a restart. */
const MOST_PER_CHANGE = 1000

/**
 * The tags of a query's answer: of the ids or types that each of its filters demands, and of the documents that it has
 * followed references to. A filter that demands neither may let through any document.
 */
export function tagsOfAnswer(
  filters: readonly Demands[],
  references: ReadonlySet<string>,
  readsEverything: boolean,
): string[] {
  const tags = new Set([...references].map(ofDocument))
  let isPrecise = !readsEverything
  for (const { ids, types } of filters) {
    if (ids) for (const id of ids) tags.add(ofDocument(id))
    else if (types) for (const type of types) tags.add(ofType(type))
    else isPrecise = false
  }
  return isPrecise && tags.size <= MOST_PER_ANSWER ? [...tags] : [ALL]
}

/** The tags of a transaction's changes; undefined for too many. */
export function tagsOfChange(events: readonly LakeEvent[]): string[] | undefined {
  if (events.length > MOST_PER_CHANGE) return undefined
  const tags = new Set([ALL])
  for (const { documentId, previous, result } of events) {
    tags.add(ofDocument(documentId))
    for (const document of [previous, result]) if (document) tags.add(ofType(document._type))
  }
  return [...tags]
}

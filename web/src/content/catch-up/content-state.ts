import type { FilteredResponseQueryOptions, SanityClient } from '@sanity/client'
import type { Change } from '../sanity/tags-of-change.ts'

// By relative paths with extensions, because next.config.ts, which Node runs as it is, reads it too.

/** What tells two versions of a document apart, and by which names its pages are refreshed. */
export type DocumentState = { _id: string; _type: string; _rev: string; path: string | null }

// No `defineQuery`: its result is the four fields of every document, whatever its type.
const STATE_QUERY = '*[]{_id, _type, _rev, "path": path.current}'

/** All published documents as they are now. */
export function readContentState(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<DocumentState[]> {
  return client.fetch<DocumentState[]>(STATE_QUERY, {}, options)
}

/** What was created, changed and deleted from one state to another, as the webhook would tell it. */
export function changesBetween(
  before: readonly DocumentState[],
  now: readonly DocumentState[],
): Change[] {
  const earlier = new Map(before.map((document) => [document._id, document]))
  const changes: Change[] = []
  for (const { _id, _type, _rev, path } of now) {
    const old = earlier.get(_id)
    earlier.delete(_id)
    if (old?._rev === _rev) continue
    changes.push({ _id, _type, path, previousPath: old?.path })
    // A document that was deleted and made again may have another type.
    if (old && old._type !== _type) changes.push({ _id, _type: old._type })
  }
  const deleted = [...earlier.values()].map(({ _id, _type, path }) => ({
    _id,
    _type,
    previousPath: path,
  }))
  return [...changes, ...deleted]
}

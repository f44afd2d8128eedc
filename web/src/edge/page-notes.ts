import type { ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { currentResponse } from '../lib/current-request.ts'
import { perProcess } from '../lib/per-process.ts'

// Relative imports with extensions: Node loads the cache handlers without a bundler.

/** The cache tags of a response, and until when (ms) it is fresh; 0 if it must not be kept. */
export type PageNote = { tags: Set<string>; until: number }

const notes = perProcess('edge-notes', () => new WeakMap<ServerResponse, PageNote>())

/** Next's tag of a route in `app/(account)`. */
const OF_ACCOUNT = '_N_T_/(account)/'

/** Notes that the current response contains a cached page. One of several pages has all their tags and the shortest life. */
export function notePage(tags: readonly string[], until: number): void {
  const response = env.EDGE_PURGE ? currentResponse() : undefined
  if (!response || response.headersSent) return
  const isAccount = tags.some((tag) => tag.startsWith(OF_ACCOUNT))
  const note = notes.get(response) ?? { tags: new Set(), until: Number.POSITIVE_INFINITY }
  for (const tag of tags) note.tags.add(tag)
  note.until = isAccount ? 0 : Math.min(note.until, until)
  notes.set(response, note)
}

export const noteOf = (response: ServerResponse): PageNote | undefined => notes.get(response)

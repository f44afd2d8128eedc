import type { ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { currentResponse } from '../lib/current-request.ts'
import { perProcess } from '../lib/per-process.ts'

// Relative imports with extensions: Node loads the cache handlers without a bundler.

/** What a response is made of, and until when in ms it is right; 0 if it must not be kept. */
export type PageNote = { tags: Set<string>; until: number }

const notes = perProcess('edge-notes', () => new WeakMap<ServerResponse, PageNote>())

/** Next's tag of a route in `app/(account)`. */
const OF_ACCOUNT = '_N_T_/(account)/'

/**
 * Notes for the response under way that it contains a kept page. A response of several is made of all their tags, and
 * ends with the first of them.
 */
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

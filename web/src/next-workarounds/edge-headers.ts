import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { runningCache } from '../cache/running-cache.ts'
import { ADAPTERS } from '../edge/adapters.ts'
import { keysOfPage } from '../edge/edge-keys.ts'
import { noteOf } from '../edge/page-notes.ts'
import { env } from '../env.ts'
import { DRAFT_PASS } from '../lib/draft-pass.ts'

/** In seconds. A server that does not hear of changes sends nothing that is kept for longer. */
const LIFE_WITHOUT_REDIS = 60
/** As in nginx.conf. */
const PERSONAL = /private|no-store|no-cache/

/**
 * Sends with each kept page what it is made of, for caches beyond ours (decisions/021). Next removes its own header of
 * tags (`x-next-cache-tags`) from what it sends, except in `minimalMode`, and sends no header of a page with its parts,
 * which the client router fetches ahead. So the cache handler notes the tags of the pages that it finds or keeps, and
 * they are sent here, where status and Cache-Control are known.
 *
 * Remove when Next sends the tags of a page with it and with its parts (vercel/next.js has no such option as of 2026-11).
 */
export function sendEdgeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { EDGE_PURGE: name } = env
  // Taken here: the proxy turns draft mode on later.
  if (!name || request.headers.cookie?.includes(DRAFT_PASS)) return
  const { life, pageHeaders } = ADAPTERS[name]
  onHeaders(response, () => {
    const note = noteOf(response)
    if (!note || (response.statusCode !== 200 && response.statusCode !== 304)) return
    if (PERSONAL.test(String(response.getHeader('cache-control') ?? 'no-store'))) return
    const longest = runningCache.cache?.state === 'away' ? LIFE_WITHOUT_REDIS : life
    const seconds = Math.min(longest, Math.floor((note.until - Date.now()) / 1000))
    if (seconds < 1) return
    for (const [header, value] of Object.entries(pageHeaders(keysOfPage(note.tags), seconds)))
      response.setHeader(header, value)
  })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { runningCache } from '../cache/running-cache.ts'
import { ADAPTERS } from '../edge/adapters.ts'
import { isSentEarly } from '../edge/compress-pages.ts'
import { keysOfPage } from '../edge/edge-keys.ts'
import { noteOf } from '../edge/page-notes.ts'
import { env } from '../env.ts'
import { DRAFT_PASS } from '../lib/draft-pass.ts'

/** In seconds: the longest life at the edge while this server does not hear of changes. */
const LIFE_WITHOUT_REDIS = 60
/** Of a page that is being compressed. */
const LIFE_OF_EARLY = 5
/** As in nginx.conf. */
const PERSONAL = /private|no-store|no-cache/

/**
 * Sends the cache tags of each cached page, for caches in front (decisions/021). Next removes `x-next-cache-tags` from its
 * responses, except in `minimalMode`, and sends no tags with the parts of a page that the client router prefetches. So
 * the cache handler notes the tags of the pages that it reads or writes, and they are sent here, once status and
 * Cache-Control are known.
 *
 * Remove when Next sends the tags of pages and of their parts (no such option and no upstream issue as of 2026-11).
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
    const most = isSentEarly(response) ? LIFE_OF_EARLY : longest
    const seconds = Math.min(most, Math.floor((note.until - Date.now()) / 1000))
    if (seconds < 1) return
    for (const [header, value] of Object.entries(pageHeaders(keysOfPage(note.tags), seconds)))
      response.setHeader(header, value)
  })
}

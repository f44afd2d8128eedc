import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { runningCache } from '@/cache/running-cache'
import { ADAPTERS } from '@/edge/adapters'
import { keysOfPage } from '@/edge/edge-keys'
import { noteOf } from '@/edge/page-notes'
import { env } from '@/env'
import { DRAFT_PASS } from '@/lib/draft-pass'

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
export function sendEdgeHeaders(): void {
  const { EDGE_PURGE: name } = env
  if (!name) return
  const { life, pageHeaders } = ADAPTERS[name]
  subscribe('http.server.request.start', (event) => {
    const { request, response } = event as { request: IncomingMessage; response: ServerResponse }
    // Taken here: the proxy turns draft mode on later.
    const mayBeDraft = request.headers.cookie?.includes(DRAFT_PASS)
    const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const longest = runningCache.cache?.state === 'away' ? LIFE_WITHOUT_REDIS : life
      const headers = mayBeDraft ? undefined : headersOf(response, status, longest)
      for (const [each, value] of Object.entries(headers ?? {})) response.setHeader(each, value)
      return writeHead(status, ...rest)
    }
  })

  function headersOf(
    response: ServerResponse,
    status: number,
    longest: number,
  ): Record<string, string> | undefined {
    const note = noteOf(response)
    if (!note || (status !== 200 && status !== 304)) return undefined
    if (PERSONAL.test(String(response.getHeader('cache-control') ?? 'no-store'))) return undefined
    const seconds = Math.min(longest, Math.floor((note.until - Date.now()) / 1000))
    return seconds < 1 ? undefined : pageHeaders(keysOfPage(note.tags), seconds)
  }
}

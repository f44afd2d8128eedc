import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { expireTags, forgetExpiries } from '@/http/next-workarounds/page-cache'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'

/** The tag of everything that was read from the content API, whatever sync tags it has. */
export const CONTENT_TAG = 'content'

/** In ms. A stream without a byte for this long hangs: servers of streams send a comment more often. */
const LONGEST_SILENCE = 60_000
/** In ms, before a stream is opened anew; at different times, so that many servers do not return at once. */
const PAUSE = 1000
/** In ms: how long a start waits for the content API. Pages are then shown as they were built. */
const LONGEST_START = 3000

type State = {
  isConnected: boolean
  /** Changes since this process started, and the id of the last event: a read that names it is never older. */
  changes: number
  lastEventId?: string
}

const state = perProcess<State>('live-events', () => ({ isConnected: false, changes: 0 }))

/** What this process knows of the content's changes, for all bundles of it. */
export const liveState: Readonly<State> = state

/**
 * Follows the content's changes for as long as the process lives, and expires what shows changed content: the tags that
 * an event names; everything after a start, a restart and each gap, since changes may have been missed. Resolves when
 * the first connection stands, or after three seconds.
 *
 * @param longestSilence in ms
 */
export async function followLiveEvents(
  client: SanityClient,
  longestSilence = LONGEST_SILENCE,
): Promise<void> {
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  void followForever(noticeSilence(client, longestSilence), resolve)
  await Promise.race([connected, sleep(LONGEST_START, undefined, { ref: false })])
}

async function followForever(client: SanityClient, onConnected: () => void): Promise<never> {
  for (;;) {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const subscription = client.live.events().subscribe({
      next: (event) => {
        if (event.type === 'message') return expire(event.tags, event.id)
        if (event.type === 'welcome' || event.type === 'restart') {
          connect()
          expire([CONTENT_TAG], 'id' in event ? event.id : undefined)
          return onConnected()
        }
        disconnect(event.type)
        // A service that sends us away wants a new subscription; otherwise the client reconnects itself.
        if (event.type === 'goaway') end()
      },
      error: (error: unknown) => {
        disconnect(error instanceof Error ? error.message : 'unknown')
        end()
      },
      complete: end,
    })
    await ended
    subscription.unsubscribe()
    await sleep(PAUSE * (0.5 + Math.random()), undefined, { ref: false })
  }
}

function expire(tags: readonly string[], id: string | undefined): void {
  state.changes++
  if (id) state.lastEventId = id
  expireTags(tags)
}

function connect(): void {
  if (!state.isConnected) log.info('content: following changes')
  state.isConnected = true
}

function disconnect(reason: string): void {
  if (state.isConnected)
    log.error({ reason }, 'content: the content API is away, pages stay as they are')
  state.isConnected = false
  // Everything expires at the next connection.
  forgetExpiries()
}

/** The client with streams that break off after so many ms of silence; it opens such a stream anew. */
function noticeSilence(client: SanityClient, ms: number): SanityClient {
  const { resolveFetch } = client.config()
  return client.withConfig({
    resolveFetch: (proxy) => {
      const fetchStream = resolveFetch?.(proxy) ?? fetch
      return async (url, init) => {
        const silence = new AbortController()
        const timer = setTimeout(() => silence.abort(new Error(`silent for ${ms} ms`)), ms)
        const signals = [silence.signal, ...(init?.signal ? [init.signal] : [])]
        const response = await fetchStream(url, { ...init, signal: AbortSignal.any(signals) })
        const noticed = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            timer.refresh()
            controller.enqueue(chunk)
          },
          flush: () => clearTimeout(timer),
        })
        return new Response(response.body?.pipeThrough(noticed), response)
      }
    },
  })
}

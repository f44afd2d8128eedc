import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningCache } from '@/cache/running-cache'
import { env } from '@/env'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'
import { refreshSinceBuildHref } from '@/lib/routes'
import { contentAtBuild } from '@/sanity/refresh/build-record'

export const KEY_HEADER = 'x-catch-up-key'

/** How long, in ms, the content API may take for the first comparison, and for later ones. */
const FIRST_TIMEOUT_MS = 8000
const LATER_TIMEOUT_MS = 20_000
/** The longest time, in ms, that a request waits. */
const LONGEST_WAIT_MS = 10_000
const RETRY_MS = 3000
/** After Redis has come back, in ms: servers do not compare all at once, nor again and again. */
const SPREAD_MS = 1000

type State = { key: string; timeoutMs: number; checking?: Promise<void> }

const state = perProcess<State>('catch-up', () => ({
  key: crypto.randomUUID(),
  timeoutMs: FIRST_TIMEOUT_MS,
}))

/**
 * Refreshes the pages whose content has changed since the build. Otherwise a server that was killed after it
 * acknowledged an edit would serve the built page after its restart.
 */
export async function startCatchUp(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
  if (process.env.NODE_ENV !== 'production' || !(await contentAtBuild())) return
  // Not awaited: this calls a route, and routes answer only after the start.
  const first = refresh()
  state.checking = Promise.race([first, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]).then(
    () => undefined,
  )
  void first.then(async (done) => {
    state.timeoutMs = LATER_TIMEOUT_MS
    if (!done) await compareAgain(RETRY_MS)
    runningCache.compareContent = () => void compareAgain(SPREAD_MS * (0.5 + Math.random()))
  })
}

let comparing: Promise<void> | undefined

/** Compares after a pause, until the content API answers; one comparison at a time. */
function compareAgain(pauseMs: number): Promise<void> {
  comparing ??= (async () => {
    let isDone = false
    for (let pause = pauseMs; !isDone; pause = RETRY_MS) {
      await sleep(pause)
      isDone = await refresh()
    }
  })().finally(() => {
    comparing = undefined
  })
  return comparing
}

/** Resolves when content has been compared with the build, or after a timeout; pages are then served as built. */
export async function contentCaughtUp(): Promise<void> {
  await state.checking
}

/** How long the comparison may wait for the content API, in ms. */
export const contentTimeout = () => state.timeoutMs

/** Whether a request is our own. */
export function isOwnRequest(headers: Headers): boolean {
  return headers.get(KEY_HEADER) === state.key
}

/** A request to this server, because Next allows only routes to expire cached data. */
async function refresh(): Promise<boolean> {
  // biome-ignore lint/style/noProcessEnv: where Next listens, which it says nowhere else
  const { __NEXT_PRIVATE_ORIGIN: origin = `http://localhost:${env.SITE_PORT}` } = process.env
  try {
    const response = await fetch(new URL(refreshSinceBuildHref(), origin), {
      method: 'POST',
      headers: { [KEY_HEADER]: state.key },
      signal: AbortSignal.timeout(30_000),
      cache: 'no-store',
    })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.error({ reason }, 'content: changes since the build are not known yet; trying again')
    return false
  }
}

import { runningCache } from '@/cache/running-cache'
import { requireWritableLeads } from '@/leads/server/start-leads'
import { log } from '@/lib/log'
import { gauge } from '@/lib/metrics'
import { isPathIndexCurrent } from '@/sanity/paths/live-path-index'
import { contentApiAnswers } from '@/sanity/read/content-api'
import { contentAtBuild } from '@/sanity/refresh/build-record'
import { contentCaughtUp } from '@/sanity/refresh/catch-up'

/** Cache time of a result in ms, because anybody may request it. */
const GOOD_FOR = 1000

type Part = { ok: boolean; state: string; ms: number }
export type Health = { status: 'ready' | 'not ready'; parts: Record<string, Part> }

let last: { at: number; health: Promise<Health> } | undefined

/** Whether each part of this server works. Single-flight, at most one check per second. */
export function health(): Promise<Health> {
  const now = performance.now()
  if (!last || now - last.at > GOOD_FOR) last = { at: now, health: examine() }
  return last.health
}

async function examine(): Promise<Health> {
  const [leads, content, cache] = await Promise.all([
    timed('leads', leadsState),
    timed('content', contentState),
    timed('cache', cacheState),
  ])
  const isReady = leads.ok && content.ok && cache.ok
  return { status: isReady ? 'ready' : 'not ready', parts: { leads, content, cache } }
}

async function leadsState(): Promise<string> {
  await requireWritableLeads()
  return 'writable'
}

/** `cached` while the content API is unavailable: pages are served as they are. */
async function contentState(): Promise<'readable' | 'cached'> {
  await contentCaughtUp()
  if ((await contentApiAnswers()) && (await isPathIndexCurrent())) return 'readable'
  if (await contentAtBuild()) return 'cached'
  throw new Error('the content API does not answer, and there is no build')
}

/** Without Redis a server is `away` but ready, so that an outage of Redis is not one of the site. */
async function cacheState(): Promise<'own' | 'shared' | 'away'> {
  return runningCache.cache?.state ?? 'own'
}

const failing = new Set<string>()
/** States of a ready server with an unavailable dependency. */
const WITHOUT = ['cached', 'away']
const partUp = gauge({
  name: 'chainlantern_part_up',
  help: 'Whether a part answers (leads: the store, content: the content API, cache: Redis).',
  labelNames: ['part'],
})

/** Logs the reason of a failure once; the answer never contains it. */
async function timed(name: string, stateOf: () => Promise<string>): Promise<Part> {
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  try {
    const state = await stateOf()
    failing.delete(name)
    partUp.set({ part: name }, WITHOUT.includes(state) ? 0 : 1)
    return { ok: true, state, ms: ms() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    if (!failing.has(name)) log.error({ part: name, reason }, 'health: a part failed')
    failing.add(name)
    partUp.set({ part: name }, 0)
    return { ok: false, state: 'failed', ms: ms() }
  }
}

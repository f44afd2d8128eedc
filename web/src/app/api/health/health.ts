import { liveState } from '@/content/refresh/live-events'
import { requireWritableLeads } from '@/leads/server/start-leads'
import { log } from '@/lib/log'
import { gauge } from '@/lib/metrics'

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
  const [leads, content] = await Promise.all([
    timed('leads', leadsState),
    timed('content', contentState),
  ])
  return { status: leads.ok && content.ok ? 'ready' : 'not ready', parts: { leads, content } }
}

async function leadsState(): Promise<string> {
  await requireWritableLeads()
  return 'writable'
}

/** `cached` while the content API is away: the server is ready, and pages are served as they are. */
const contentState = async (): Promise<'readable' | 'cached'> =>
  liveState.isConnected ? 'readable' : 'cached'

const failing = new Set<string>()
const partUp = gauge({
  name: 'chainlantern_part_up',
  help: 'Whether a part answers (leads: the store, content: the content API).',
  labelNames: ['part'],
})

/** Logs the reason of a failure once; the answer never contains it. */
async function timed(name: string, stateOf: () => Promise<string>): Promise<Part> {
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  try {
    const state = await stateOf()
    failing.delete(name)
    partUp.set({ part: name }, state === 'cached' ? 0 : 1)
    return { ok: true, state, ms: ms() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    if (!failing.has(name)) log.error({ part: name, reason }, 'health: a part failed')
    failing.add(name)
    partUp.set({ part: name }, 0)
    return { ok: false, state: 'failed', ms: ms() }
  }
}

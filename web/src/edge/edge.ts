import { runningCache } from '../cache/running-cache.ts'
import { env } from '../env.ts'
import { log } from '../lib/log.ts'
import { counter } from '../lib/metrics.ts'
import { perProcess } from '../lib/per-process.ts'
import { ADAPTERS } from './adapters.ts'
import { keysOfRefresh, SITE_KEY } from './edge-keys.ts'
import { Purger } from './purger.ts'

/**
 * In ms: when a purge is repeated. The edge keeps a page that was in transit during the purge, and other servers send old
 * pages until they learn of the change by Redis: some ms, or some seconds if they have just lost it.
 */
const AGAIN_AFTER = [1000, 5000]
/** In ms. During a deploy, servers of the earlier build answer until they are drained. */
const AGAIN_AFTER_START = [60_000]
/** In seconds: longer than the longest pause between two attempts. */
const OUTSTANDING_LIFE = 60

const purges = counter({
  name: 'chainlantern_edge_purges_total',
  help: 'Attempts to purge pages at the edge, by result.',
  labelNames: ['result'],
})

type Running = { purger: Purger | undefined; hasStarted: boolean }

const running = perProcess<Running>('edge', () => ({ purger: openPurger(), hasStarted: false }))

function openPurger(): Purger | undefined {
  const { EDGE_PURGE: name, EDGE_PURGE_URL: address, EDGE_PURGE_TOKEN: token } = env
  if (!name || !address || !token) return undefined
  let isFailing = false
  return new Purger({
    adapter: ADAPTERS[name],
    address,
    token,
    onAttempt: (reason) => {
      purges.inc({ result: reason === undefined ? 'purged' : 'failed' })
      if (reason === undefined && isFailing) log.info('edge: the purges that failed have worked')
      if (reason !== undefined) {
        if (!isFailing) log.error({ reason }, 'edge: a purge failed; trying again until it works')
        tellServers()
      }
      isFailing = reason !== undefined
    },
  })
}

/** Purges the pages with these tags; resolves to whether it has worked. If not, it is repeated until it has. */
export async function purgeEdge(tags: readonly string[]): Promise<boolean> {
  if (!running.purger || tags.length === 0) return true
  return running.purger.purge(keysOfRefresh(tags), AGAIN_AFTER)
}

/**
 * To be called by a server once its content has caught up: pages at the edge may be of an earlier build, or from before a
 * change whose purge was lost when its server ended.
 */
export async function purgeSiteAtStart(): Promise<void> {
  await running.purger?.purge([SITE_KEY], AGAIN_AFTER_START)
  running.hasStarted = true
}

/**
 * Whether the edge has been told of every change, as far as the servers know; undefined without an edge. While it has
 * not, the edge keeps nothing for longer than a minute.
 */
export async function isEdgePurged(): Promise<boolean | undefined> {
  const { purger, hasStarted } = running
  if (!purger) return undefined
  if (!hasStarted || purger.isOutstanding) return false
  const { cache } = runningCache
  if (!cache?.isShared) return true
  // Without Redis, nobody knows what the other servers know.
  if (cache.state === 'away') return false
  return (await cache.readBytes(cache.nameOf(OUTSTANDING))) === undefined
}

const OUTSTANDING = 'edge-outstanding'

/** Lets `isEdgePurged` be false on the other servers, too. */
function tellServers(): void {
  const { cache } = runningCache
  void cache?.keepBytes(cache.nameOf(OUTSTANDING), Buffer.from('1'), OUTSTANDING_LIFE)
}

import { Counter, register } from 'prom-client'

// Loaded by Node and as part of bundles; `serverExternalPackages` makes the registry the same one.

const NAME = 'chainlantern_cache_requests_total'
const requests =
  (register.getSingleMetric(NAME) as Counter | undefined) ??
  new Counter({
    name: NAME,
    help: 'Look-ups of rendered pages, reads of content and share images, by where they were found.',
    labelNames: ['cache', 'result'],
  })

const REFRESHES = 'chainlantern_refreshes_total'
const refreshes =
  (register.getSingleMetric(REFRESHES) as Counter | undefined) ??
  new Counter({
    name: REFRESHES,
    help: 'Changes of content that this server has applied, its own and those of other servers.',
  })

type Result = 'memory' | 'shared' | 'disk' | 'miss' | 'too-large'

export const countCache = (cache: string, result: Result): void => requests.inc({ cache, result })
export const countRefresh = (): void => refreshes.inc()

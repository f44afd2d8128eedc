// Relative, with its extension: Node loads the cache handlers without a bundler.
import { counter } from '../lib/metrics.ts'

const requests = counter({
  name: 'chainlantern_cache_requests_total',
  help: 'Look-ups of rendered pages and reads of content, by where they were found.',
  labelNames: ['cache', 'result'],
})
const refreshes = counter({
  name: 'chainlantern_refreshes_total',
  help: 'Changes of content that this server has applied, its own and those of other servers.',
  labelNames: [],
})

type Result = 'memory' | 'shared' | 'disk' | 'miss' | 'too-large'

export const countCache = (cache: string, result: Result): void => requests.inc({ cache, result })
export const countRefresh = (): void => refreshes.inc()

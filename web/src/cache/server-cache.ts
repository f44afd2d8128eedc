import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env, isBuilding } from '../env.ts'
import { PATHS_TAG, runningCache } from './running-cache.ts'
import { SharedCache } from './shared-cache.ts'

/** The one cache of this process, whichever copy of this file is loaded first. A build connects to nothing. */
runningCache.cache ??= isBuilding
  ? new SharedCache({ url: undefined, content: '', build: '' })
  : new SharedCache({
      url: env.CACHE_URL,
      content: `site:${env.SANITY_PROJECT_ID}:${env.SANITY_DATASET}`,
      build: env.CACHE_URL ? buildId() : '',
      onAnnounced: (tags) => {
        if (!tags || tags.includes(PATHS_TAG)) runningCache.announced++
      },
      onConnected: () => runningCache.compareContent?.(),
    })

export const serverCache: SharedCache = runningCache.cache

function buildId(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), env.SITE_BUILD_DIR, 'BUILD_ID')
  return readFileSync(file, 'utf8').trim()
}

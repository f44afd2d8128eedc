import type { ClientConfig } from '@sanity/client'
import { env, isBuilding, type parseEnv } from '../../env.ts'
import { SANITY_API_VERSION } from '../../env-schema.ts'

// Relative imports with extensions: Node also loads this file for next.config.ts, without a bundler.

/** How the site reads published content by these settings; with the read token if the dataset is private. */
export function clientConfigOf(env: ReturnType<typeof parseEnv>): ClientConfig {
  return {
    // Node does not resolve <project>.localhost, which the client would use for a local host.
    ...(env.SANITY_API_HOST
      ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false }
      : { useProjectHostname: true }),
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiVersion: SANITY_API_VERSION,
    ...(env.SANITY_DATASET_ACCESS === 'private' && { token: env.SANITY_API_READ_TOKEN }),
    // Not for a build, which has no events to tell it how old a copy may be (client.ts).
    useCdn: !isBuilding,
    perspective: 'published',
    // One retry: a visitor is waiting, and the last good result can be served.
    maxRetries: 1,
    // In a build nobody waits, and the search index of thousands of pages takes its time.
    timeout: isBuilding ? 50_000 : 10_000,
  }
}

export const clientConfig = clientConfigOf(env)

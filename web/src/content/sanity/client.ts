import 'server-only'
import { createClient } from '@sanity/client'
import { env } from '@/env'

// Node does not resolve <project>.localhost, which is what the client would make of a local host.
const host = env.SANITY_API_HOST
  ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false }
  : { useProjectHostname: true }

/** The one client of the site. It has no token: what it reads, anybody may read. */
export const client = createClient({
  ...host,
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: env.SANITY_API_VERSION,
  // The API's own cache may lag behind the webhook that told us of a change.
  useCdn: false,
  perspective: 'published',
  // One retry is enough: a visitor is waiting, and an old page may stand in.
  maxRetries: 1,
  timeout: 10_000,
})

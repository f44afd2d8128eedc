import type { ClientConfig } from '@sanity/client'
import { env } from '../env.ts'

// By relative paths with extensions, because next.config.ts, which Node runs as it is, reads it too.

// Node does not resolve <project>.localhost, which is what the client would make of a local host.
const host = env.SANITY_API_HOST
  ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false }
  : { useProjectHostname: true }

export const clientConfig: ClientConfig = {
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
}

import type { ClientConfig } from '@sanity/client'
import { env } from '../env.ts'

// Relative imports with extensions: Node also loads this file for next.config.ts, without a bundler.

// Node does not resolve <project>.localhost, which the client would use for a local host.
const host = env.SANITY_API_HOST
  ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false }
  : { useProjectHostname: true }

export const clientConfig: ClientConfig = {
  ...host,
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: env.SANITY_API_VERSION,
  // The API's CDN may lag behind the webhook.
  useCdn: false,
  perspective: 'published',
  // One retry: a visitor is waiting, and the last good result can be served.
  maxRetries: 1,
  timeout: 10_000,
}

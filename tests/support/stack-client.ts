import { createClient } from '@sanity/client'
import { testUrls } from './test-urls.ts'

/** A client of the running stack's lake with full access; browser tests get the token from the environment. */
export function stackClient(token = process.env.STACK_LAKE_TOKEN) {
  return createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2026-03-01',
    apiHost: testUrls().lake,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
}

import { createClient } from '@sanity/client'
import { testAddresses } from './test-addresses.ts'

/** For browser tests: a client of the running stack's lake that may read and write everything. */
export function stackClient() {
  return createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2026-03-01',
    apiHost: testAddresses().lake,
    useProjectHostname: false,
    useCdn: false,
    token: process.env.STACK_LAKE_TOKEN,
  })
}

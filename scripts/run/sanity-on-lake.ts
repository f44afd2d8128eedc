import { registerHooks } from 'node:module'
import { type ClientConfig, createClient as createHostedClient } from '@sanity/client'

// Loaded into Sanity's command, which has no setting for the API host and calls sanity.io only.

const MAKES_CLIENTS = '/@sanity/cli-core/dist/apiClient.js'

registerHooks({
  resolve(specifier, context, next) {
    const isClient = specifier === '@sanity/client' && context.parentURL?.endsWith(MAKES_CLIENTS)
    return isClient ? { url: import.meta.url, shortCircuit: true } : next(specifier, context)
  },
})

/** A client of the local lake, whatever host is requested. */
export function createClient(config: ClientConfig) {
  const apiHost = process.env.SANITY_STUDIO_API_HOST
  return createHostedClient({ ...config, apiHost, useProjectHostname: false })
}

import { registerHooks } from 'node:module'
import { type ClientConfig, createClient as createHostedClient } from '@sanity/client'

// Loaded into Sanity's command and its workers, which call sanity.io and have no setting for the API host.
// biome-ignore lint/performance/noReExportAll: stands in for the whole package
// biome-ignore lint/performance/noBarrelFile: as above
export * from '@sanity/client'

const CLIENT = /(?:^|\/)@sanity\/client(?:\/dist\/index[.\w]*)?$/
const MIGRATION_URLS = '/@sanity/migrate/dist/fetch-utils/sanityRequestOptions.js'

registerHooks({
  resolve(specifier, context, next) {
    const isClient = CLIENT.test(specifier) && context.parentURL !== import.meta.url
    return isClient ? { url: import.meta.url, shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(MIGRATION_URLS)) return loaded
    // Migrations call https://PROJECT.HOST without a client.
    const source = String(loaded.source).replace(
      '"https://".concat(host',
      '"http://".concat(host.replace(/^[^.]+\\.(?=localhost)/, "")',
    )
    return { ...loaded, source }
  },
})

/** A client of the local lake, whatever host is requested. */
export function createClient(config: ClientConfig) {
  const apiHost = process.env.SANITY_STUDIO_API_HOST
  return createHostedClient({ ...config, apiHost, useProjectHostname: false })
}

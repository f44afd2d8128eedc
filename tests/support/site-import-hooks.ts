import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SITE = join(import.meta.dirname, '../../web/src')

// Preloaded by processes that run the site's server code without a build: resolves `@/` and missing extensions.
registerHooks({
  resolve(specifier, context, next) {
    const name = specifier.startsWith('@/')
      ? pathToFileURL(join(SITE, specifier.slice(2))).href
      : specifier
    const isOurs = /^(\.|file:)/.test(name) && !context.parentURL?.includes('/node_modules/')
    return next(isOurs && !/\.(tsx?|m?js|json)$/.test(name) ? `${name}.ts` : name, context)
  },
})

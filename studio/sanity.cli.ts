import { defineCliConfig } from 'sanity/cli'
import { env, usesLake } from './env'

/** Removes the fonts that the style sheet of @sanity/ui loads from Sanity's servers; system fonts are the fallback. */
const withoutSanityFonts = {
  name: 'without-sanity-fonts',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\.css(\?|$)/.test(id)) return undefined
    return code.replaceAll(/@font-face\s*\{[^}]*\.sanity\.io\/[^}]*\}/g, '')
  },
}

export default defineCliConfig({
  api: { projectId: env.SANITY_STUDIO_PROJECT_ID, dataset: env.SANITY_STUDIO_DATASET },
  // Subdomain for `sanity deploy`: https://NAME.sanity.studio.
  ...(process.env.SANITY_STUDIO_HOST && { studioHost: process.env.SANITY_STUDIO_HOST }),
  deployment: { autoUpdates: false },
  server: { hostname: 'localhost', port: Number(process.env.STUDIO_PORT || 3333) },
  vite: {
    // Vite extracts the schema in Node and cannot transform this CommonJS package.
    ssr: { external: ['lexorank', '@sanity/client'] },
    plugins: usesLake(env) ? [withoutSanityFonts] : [],
  },
  // TypeGen resolves the site's `@/` imports by the `paths` of this folder's tsconfig.json.
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: './.sanity/schema.json',
    generates: '../web/src/content/types.gen.ts',
    overloadClientMethods: true,
  },
})

import { defineCliConfig } from 'sanity/cli'
import { env, usesLake } from './env'

/** Leaves out the fonts that @sanity/ui's style sheet loads from Sanity's servers; its fallbacks are the system's. */
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
  // The name for `sanity deploy`: https://NAME.sanity.studio.
  ...(process.env.SANITY_STUDIO_HOST && { studioHost: process.env.SANITY_STUDIO_HOST }),
  deployment: { autoUpdates: false },
  server: { hostname: 'localhost', port: Number(process.env.STUDIO_PORT || 3333) },
  vite: {
    // The schema is extracted in Node through Vite, which cannot transform this CommonJS package.
    ssr: { external: ['lexorank'] },
    plugins: usesLake(env) ? [withoutSanityFonts] : [],
  },
  // TypeGen resolves the site's `@/` imports by the `paths` of this folder's tsconfig.json.
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: './.sanity/schema.json',
    generates: '../web/src/sanity/types.gen.ts',
    overloadClientMethods: true,
  },
})

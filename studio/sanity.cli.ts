import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'lake',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  deployment: { autoUpdates: false },
  schemaExtraction: { path: './.sanity/schema.json' },
  // TypeGen resolves the site's `@/` imports by the `paths` of this folder's tsconfig.json.
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: './.sanity/schema.json',
    generates: '../web/src/content/sanity/types.gen.ts',
    overloadClientMethods: true,
  },
})

import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from './schema/index'

export default defineConfig({
  title: 'Chainlantern',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'lake',
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  apiHost: process.env.SANITY_STUDIO_API_HOST || 'http://localhost:3900',
  plugins: [structureTool(), visionTool()],
  schema: { types: schemaTypes },
})

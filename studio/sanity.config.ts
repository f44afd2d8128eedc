import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { media } from 'sanity-plugin-media'
import { documentActions } from './actions/document-actions'
import { CleanInputLayout } from './components/clean-input'
import { FieldWithMessages } from './components/field-with-messages'
import { FigurePreview } from './components/figure-texts'
import { SectionInput } from './components/section-input'
import { env, hostedFeatures, usesLake } from './env'
import { liveDocument } from './presentation/live-document'
import { locations } from './presentation/locations'
import { mainDocuments } from './presentation/main-documents'
import { answerForSanityServers } from './sanity-servers'
import { schemaTypes } from './schema/index'
import { newDocumentOptions, withoutSingletons } from './structure/fixed-documents'
import { structure } from './structure/index'
import { pageTemplates } from './structure/page-templates'
import { studioTexts } from './studio-texts'
import { resultsTool } from './tools/results/results-tool'

const { comments, scheduledDrafts } = hostedFeatures(env)

// The CLI reads this file, too, with a `window` without `fetch`.
if (usesLake(env) && typeof window !== 'undefined' && 'fetch' in window)
  answerForSanityServers(window)

export default defineConfig({
  title: 'Website',
  icon: EarthGlobeIcon,
  projectId: env.SANITY_STUDIO_PROJECT_ID,
  dataset: env.SANITY_STUDIO_DATASET,
  // Without an API host the Studio uses Sanity's Content Lake.
  ...(env.SANITY_STUDIO_API_HOST && { apiHost: env.SANITY_STUDIO_API_HOST }),
  plugins: [
    structureTool({ title: 'Content', structure }),
    presentationTool({
      title: 'Preview',
      previewUrl: {
        initial: env.SANITY_STUDIO_SITE_URL,
        previewMode: { enable: '/api/draft-mode/enable' },
      },
      resolve: { locations, mainDocuments },
    }),
    liveDocument(),
    media(),
  ],
  tools: (tools) => [...tools, resultsTool],
  schema: {
    types: schemaTypes,
    templates: (templates) => [...withoutSingletons(templates), ...pageTemplates],
  },
  document: {
    actions: documentActions,
    newDocumentOptions,
    comments,
  },
  studio: { components: { layout: CleanInputLayout } },
  i18n: { bundles: studioTexts },
  form: {
    components: { field: FieldWithMessages, input: SectionInput, preview: FigurePreview },
  },
  scheduledDrafts,
  // What editors of this site do not need; releases schedule.
  tasks: { enabled: false },
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})

import { type DocumentResolverContext, defineDocuments } from 'sanity/presentation'
import { routableTypeNames } from '../schema/routable-types'

const types = routableTypeNames.map((type) => `"${type}"`).join(', ')

/** Tells the Presentation tool which document to open for a path of the site. */
export const mainDocuments = defineDocuments([
  // The address that turns drafts on has no document, and leads to the page.
  { route: '/api/*', resolve: () => undefined },
  { route: '/', filter: '_type == "page" && path.current == "/"' },
  // Top-level pages, pages of an area, and pages one level below.
  ...['/:area', '/:area/:slug', '/:area/:slug/:item'].map((route) => ({
    route,
    resolve: ({ params }: DocumentResolverContext) => ({
      filter: `_type in [${types}] && path.current == $path`,
      params: { path: `/${[params.area, params.slug, params.item].filter(Boolean).join('/')}` },
    }),
  })),
])

import { type DocumentResolverContext, defineDocuments } from 'sanity/presentation'
import { routableTypeNames } from '../schema/routable-types'

const types = routableTypeNames.map((type) => `"${type}"`).join(', ')

/** The document that the Presentation tool opens for a path of the site. */
export const mainDocuments = defineDocuments([
  { route: '/', filter: '_type == "page" && path.current == "/"' },
  // At the top level, in an area, or one level below a page.
  ...['/:area', '/:area/:slug', '/:area/:slug/:item'].map((route) => ({
    route,
    resolve: ({ params }: DocumentResolverContext) => ({
      filter: `_type in [${types}] && path.current == $path`,
      params: { path: `/${[params.area, params.slug, params.item].filter(Boolean).join('/')}` },
    }),
  })),
])

import { defineDocuments } from 'sanity/presentation'
import { routableTypeNames } from '../schema/options/routable-types'

const types = routableTypeNames.map((type) => `"${type}"`).join(', ')

/** The document that an editor sees beside an address of the site. */
export const mainDocuments = defineDocuments([
  { route: '/', filter: '_type == "page" && path.current == "/"' },
  {
    route: '/:area/:slug',
    resolve: ({ params }) => ({
      filter: `_type in [${types}] && path.current == $path`,
      params: { path: `/${params.area}/${params.slug}` },
    }),
  },
])

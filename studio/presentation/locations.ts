import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { apiVersion } from '../env'
import { routableTypeNames } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { locationsQuery } from './locations-query'
import { showings } from './shown-by'

const everywhere = (message: string): DocumentLocationsState => ({
  message,
  locations: [{ title: 'Home', href: '/' }],
  tone: 'positive',
})

const onEveryPage: Record<string, DocumentLocationsState> = {
  siteSettings: everywhere('These settings are used on every page.'),
  navigation: everywhere('The menus are shown on every page.'),
  words: everywhere('Some of these words are on every page.'),
}

/** Types whose changes can alter the locations of another document. */
const types = [...new Set([...routableTypeNames, ...showings.map(({ type }) => type)])]

/** The pages that show a document, kept current while an editor looks at it. */
export const locations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) => {
  if (onEveryPage[type]) return onEveryPage[type]
  if (!types.includes(type)) return null
  const query = { fetch: locationsQuery(type), listen: '*[_type in $types]' }
  const params = { id: publishedId(id), types }
  const perspective = perspectiveStack.length > 0 ? perspectiveStack : 'drafts'
  return documentStore.listenQuery(query, params, {
    apiVersion,
    tag: 'locations',
    perspective,
    transitions: ['update', 'appear', 'disappear'],
  })
}

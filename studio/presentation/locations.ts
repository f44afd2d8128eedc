import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { apiVersion } from '../env'
import { routableTypeNames } from '../schema/routable-types'
import { showings } from '../schema/showings.gen'
import { publishedId } from '../schema/validation/path'
import { figureUse, type RunQuery } from './figure-use'
import { locationsQuery } from './locations-query'

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

/** Types whose changes can affect another document's locations. */
const types = [...new Set([...routableTypeNames, ...showings.map(({ type }) => type)])]

/** The pages that show a document, live, for the banner of its form. */
export const locations = (({ id, type, perspectiveStack }, { documentStore }) => {
  if (onEveryPage[type]) return onEveryPage[type]
  const listenTo = (changes: string): RunQuery => {
    const options = {
      apiVersion,
      tag: 'locations',
      perspective: perspectiveStack.length > 0 ? perspectiveStack : ('drafts' as const),
      transitions: ['update' as const, 'appear' as const, 'disappear' as const],
    }
    return (query, params) =>
      documentStore.listenQuery({ fetch: query, listen: changes }, { ...params, types }, options)
  }
  if (type === 'companyFigure') return figureUse(listenTo('*'), publishedId(id))
  if (!types.includes(type)) return null
  return listenTo('*[_type in $types]')(locationsQuery(type), { ids: [publishedId(id)] })
}) satisfies DocumentLocationResolver

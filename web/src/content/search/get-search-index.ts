import 'server-only'
import { toNavigation } from '@/content/navigation/navigation'
import { NAVIGATION_QUERY } from '@/content/navigation/navigation.groq'
import { typeTag } from '@/content/sanity/cache-tags'
import { readPublished } from '@/content/sanity/fetch'
import { requireContent } from '@/content/sanity/require-content'
import type { SearchIndex } from '@/content/search/search-index'
import { SEARCH_INDEX_QUERY } from '@/content/search/search-index.groq'
import { toSearchIndex } from '@/content/search/to-search-index'
import { ROUTABLE_TYPES } from '@/routes/href-for-document'

/** What the site's search looks through: published content, made anew when any of it changes. */
export async function getSearchIndex(): Promise<SearchIndex> {
  const [raw, navigation] = await Promise.all([
    readPublished({
      name: 'SEARCH_INDEX_QUERY',
      query: SEARCH_INDEX_QUERY,
      tags: [...ROUTABLE_TYPES, 'person'].map(typeTag),
      taggedByType: true,
    }),
    readPublished({
      name: 'NAVIGATION_QUERY',
      query: NAVIGATION_QUERY,
      tags: [typeTag('navigation')],
    }),
  ])
  return toSearchIndex(raw, toNavigation(requireContent('NAVIGATION_QUERY', navigation)).menus)
}

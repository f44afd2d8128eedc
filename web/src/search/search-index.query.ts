import 'server-only'
import { defineQuery } from 'groq'
import { readPublished } from '@/content/read/read-content'
import { getPublishedNavigation } from '@/documents/navigation/navigation.query'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'
import type { SearchIndex } from '@/search/search-index'
import { toSearchIndex } from '@/search/to-search-index'

/**
 * Everything that can be found, with its text. Ids are renamed, so that the index is not tagged by document: any change
 * of these types rebuilds it.
 */
const SEARCH_INDEX_QUERY = defineQuery(`{
  "documents": *[
    ${IS_ROUTABLE}
    && defined(path.current)
    && path.current != "/"
    && seo.hideFromSearch != true
  ] | order(path.current asc){
    "id": _id,
    _type,
    title,
    "path": path.current,
    tagline,
    "summary": coalesce(summary, seo.description),
    topic,
    tags,
    location,
    sections,
    body,
    "report": *[_type == "report" && page._ref == ^._id] | order(publishedOn desc)[0]{
      head{ eyebrow, title, text, actions },
      imprint{ eyebrow, title, text, actions, citation, lines }
    },
    "upcoming": sections[_type == "documentList" && what == "upcomingReport"]{
      "chosen": chosen[]->{ title, stage, expected, text }
    }
  },
  "people": *[_type == "person" && defined(name)] | order(name asc){
    "id": _id,
    "title": name,
    "summary": role,
    specialty,
    biography,
    "path": *[_type == "page" && references(^._id)] | order(path.current asc)[0].path.current
  },
  "synonyms": coalesce(*[_type == "siteSettings"][0].synonyms[]{ "terms": coalesce(terms, []) }, []),
  "hint": coalesce(
    *[_type == "siteSettings" && length(sentences.searchHint) > 0][0].sentences.searchHint,
    "Try fewer or more general words, such as a product’s name."
  )
}`)

/** The search index of published content, rebuilt on change. */
export async function getSearchIndex(): Promise<SearchIndex> {
  const [raw, navigation] = await Promise.all([
    readPublished({
      name: 'SEARCH_INDEX_QUERY',
      query: SEARCH_INDEX_QUERY,
    }),
    getPublishedNavigation(),
  ])
  return { ...toSearchIndex(raw, navigation.menus), hint: raw.hint }
}

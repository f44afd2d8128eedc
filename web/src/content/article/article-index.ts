import MiniSearch from 'minisearch'
import type { ARTICLE_TEXTS_QUERY_RESULT } from '@/content/sanity/types.gen'

/** An index of articles in which every word must occur, spelled nearly so or begun. */
export function buildArticleIndex(texts: ARTICLE_TEXTS_QUERY_RESULT): MiniSearch {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'tags', 'summary', 'text'],
    extractField: (text, name) => {
      const value = (text as Record<string, string | string[] | null>)[name]
      return Array.isArray(value) ? value.join(' ') : (value ?? '')
    },
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 4, tags: 3, summary: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(texts.filter(({ path }) => path))
  return index
}

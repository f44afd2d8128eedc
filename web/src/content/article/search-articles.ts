import { stegaClean } from 'next-sanity'
import 'server-only'
import type MiniSearch from 'minisearch'
import { ARTICLE_TEXTS_QUERY } from '@/content/article/article.groq'
import { buildArticleIndex } from '@/content/article/article-index'
import { typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import type { ARTICLE_TEXTS_QUERY_RESULT } from '@/content/sanity/types.gen'

type Texts = ARTICLE_TEXTS_QUERY_RESULT

/** The paths of the articles that say these words, the best first. */
export async function searchArticles(words: string): Promise<string[]> {
  const texts = await readContent({
    name: 'ARTICLE_TEXTS_QUERY',
    query: ARTICLE_TEXTS_QUERY,
    tags: [typeTag('article')],
  })
  return indexOf(texts)
    .search(words)
    .map(({ id }) => String(id))
}

let last: { version: string; index: MiniSearch } | undefined

/** Built again only when a text has changed: a visitor's second search finds it ready. */
function indexOf(texts: Texts): MiniSearch {
  const version = texts.map(({ path, changedAt }) => `${path} ${changedAt}`).join('\n')
  if (last?.version !== version) last = { version, index: buildArticleIndex(stegaClean(texts)) }
  return last.index
}

import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import MiniSearch from 'minisearch'
import type { ArticleSummary } from '@/documents/article/article'
import { ARTICLE_TEXTS_QUERY, getArticles } from '@/documents/article/article.query'
import type { ArticlesAnswer, ArticlesRequest } from '@/documents/article/articles-api'
import type { ArticleFilter } from '@/lib/article-list-url'
import { readContent } from '@/sanity/read/read-content'
import type { ARTICLE_TEXTS_QUERY_RESULT } from '@/sanity/types.gen'

type Texts = ARTICLE_TEXTS_QUERY_RESULT

/** The paths of articles that match the words, best match first. */
async function searchArticles(words: string): Promise<string[]> {
  const texts = await readContent({
    name: 'ARTICLE_TEXTS_QUERY',
    query: ARTICLE_TEXTS_QUERY,
  })
  return indexOf(texts)
    .search(words)
    .map(({ id }) => String(id))
}

let last: { version: string; index: MiniSearch } | undefined

/** Memoized until the texts change. */
function indexOf(texts: Texts): MiniSearch {
  const version = texts.map(({ path, changedAt }) => `${path} ${changedAt}`).join('\n')
  if (last?.version !== version) last = { version, index: buildArticleIndex(stegaClean(texts)) }
  return last.index
}

/** An article index. All words must match, by prefix or with small spelling errors. */
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

/** One page of found articles: newest first, or in a search best match first. */
export async function findArticles(request: ArticlesRequest): Promise<ArticlesAnswer> {
  const { area, q, except, page, size } = request
  const fitting = filterArticles(await getArticles(area), request)
  const found = q ? inOrder(await searchArticles(q), fitting) : fitting
  const listed = found.filter(({ path }) => path !== except)
  return { articles: listed.slice((page - 1) * size, page * size), total: listed.length }
}

function inOrder<T extends { path: string }>(paths: readonly string[], articles: readonly T[]) {
  const byPath = new Map(articles.map((article) => [article.path, article]))
  return paths.flatMap((path) => byPath.get(path) ?? [])
}

type Facets = Pick<ArticleFilter, 'category' | 'tag' | 'month'>

/** The articles that match all filters, in their given order. */
function filterArticles(
  articles: readonly ArticleSummary[],
  { category, tag, month }: Facets,
): ArticleSummary[] {
  const wanted = tag && sameTag(tag)
  return articles.filter(
    (article) =>
      (!category || article.category.slug === category) &&
      (!month || article.publishedOn.startsWith(`${month}-`)) &&
      (!wanted || article.tags.some((each) => sameTag(each) === wanted)),
  )
}

/** Case-insensitive, since editors type tags. */
const sameTag = (tag: string) => tag.trim().toLowerCase()

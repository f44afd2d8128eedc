import type { ArticleSummary } from '@/documents/article/article'

/** The two areas of articles. */
export type ArticleArea = 'blog' | 'news'

const LISTS = { blog: '/resources/blog', news: '/company/news' } as const

/** How the paths of an area's articles begin. */
export const articleFolder = (area: ArticleArea) => `${LISTS[area]}/` as const

/** All articles of an area as a static file. */
export const articlesHref = (area: ArticleArea) => `${LISTS[area]}/articles.json`

/** What a visitor chose in a list of articles. */
export type ArticleFilter = {
  category?: string
  tag?: string
  /** As 2025-10. */
  month?: string
  q?: string
  /** How many pages are shown, from 1. */
  page: number
}

export type ArticleFacet = 'category' | 'tag' | 'month'

/** The URL of a list with a filter. */
export function articleListHref(area: ArticleArea, filter: Partial<ArticleFilter> = {}): string {
  const { category, tag, month, q, page = 1 } = filter
  const chosen = Object.entries({ category, tag, month, q, page: page > 1 ? String(page) : '' })
  const search = String(
    new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  )
  return search ? `${LISTS[area]}?${search}` : LISTS[area]
}

/** In characters. */
export const LONGEST_CHOICE = 100

/** The filter in a URL's query; values that cannot be are ignored. */
export function readArticleFilter(search: URLSearchParams): ArticleFilter {
  const of = (name: string) => search.get(name)?.trim().slice(0, LONGEST_CHOICE)
  const [category, tag, q] = [of('category'), of('tag'), of('q')]
  const month = of('month')?.match(/^\d{4}-(0[1-9]|1[0-2])$/)?.[0]
  return {
    ...(category && { category }),
    ...(tag && { tag }),
    ...(month && { month }),
    ...(q && { q }),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

/** Whether the filter leaves out any article. */
export function isFiltered({ category, tag, month, q }: ArticleFilter): boolean {
  return Boolean(category || tag || month || q)
}

/** The articles that a filter leaves, but for its words and page, in their given order. */
export function filterArticles(
  articles: readonly ArticleSummary[],
  { category, tag, month }: ArticleFilter,
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

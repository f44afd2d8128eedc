/** The two areas of articles. */
export type ArticleArea = 'blog' | 'news'

/** A visitor's filter of a list of articles. */
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

const LISTS: Record<ArticleArea, string> = { blog: '/resources/blog', news: '/company/news' }

/** The URL of a list with a filter. */
export function articleListHref(area: ArticleArea, filter: Partial<ArticleFilter> = {}): string {
  const { category, tag, month, q, page = 1 } = filter
  const chosen = Object.entries({ category, tag, month, q, page: page > 1 ? String(page) : '' })
  const search = String(
    new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  )
  return search ? `${LISTS[area]}?${search}` : LISTS[area]
}

/** The area of an article, by its path. */
export function articleAreaOf(path: string): ArticleArea | undefined {
  if (path.startsWith(`${LISTS.blog}/`)) return 'blog'
  return path.startsWith(`${LISTS.news}/`) ? 'news' : undefined
}

/** The filter in a URL's query; invalid values are ignored. */
export function readArticleFilter(search: URLSearchParams): ArticleFilter {
  const of = (name: string) => search.get(name)?.trim().slice(0, LONGEST_CHOICE)
  const [category, tag, q, month] = [of('category'), of('tag'), of('q'), of('month')]
  const page = Math.trunc(Number(search.get('page')))
  return {
    ...(category && { category }),
    ...(tag && { tag }),
    ...(month && isMonth(month) && { month }),
    ...(q && { q }),
    page: page > 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** Whether the filter shows anything but the first page of the whole list. */
export function isNarrowed({ category, tag, month, q, page }: ArticleFilter): boolean {
  return Boolean(category || tag || month || q) || page > 1
}

export const LONGEST_CHOICE = 100
export const LAST_PAGE = 500

/** Whether a text is a month such as 2025-10. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

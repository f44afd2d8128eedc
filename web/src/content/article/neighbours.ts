import type { ArticleSummary } from '@/content/article/article-summary'

export type Neighbour = Pick<ArticleSummary, 'path' | 'title'>

/** The articles published just before and just after one, out of a list with the newest first. */
export function neighboursOf(
  path: string,
  articles: readonly ArticleSummary[],
): { previous?: Neighbour; next?: Neighbour } {
  const place = articles.findIndex((article) => article.path === path)
  if (place < 0) return {}
  const previous = articles[place + 1]
  const next = articles[place - 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}

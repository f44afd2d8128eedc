import 'server-only'
import type { ArticlesAnswer } from '@/content/article/articles-answer'
import type { ArticlesRequest } from '@/content/article/articles-request'
import { filterArticles } from '@/content/article/filter-articles'
import { getArticles } from '@/content/article/get-articles'
import { searchArticles } from '@/content/article/search-articles'

/** One page of the articles that were asked for: the newest first, or with words the best first. */
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

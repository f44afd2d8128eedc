import { type ArticlesAnswer, articlesAnswerSchema } from '@/content/article/articles-answer'
import type { ArticleArea, ArticleFilter } from '@/routes/article-list'
import { articlesApiHref } from '@/routes/hrefs'

const TIMEOUT = 15_000

export type ArticlesQuestion = Omit<ArticleFilter, 'page'> & {
  area: ArticleArea
  size: number
  except?: string | undefined
}

/** A refusal that asking again would not change. */
export class RefusedQuestion extends Error {
  override name = 'RefusedQuestion'
}

/** Asks the site for one page of a list of articles. */
export async function fetchArticles(
  question: ArticlesQuestion,
  page: number,
  signal: AbortSignal,
): Promise<ArticlesAnswer> {
  const named = Object.entries({ ...question, page }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${articlesApiHref()}?${search}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  })
  if (response.status >= 400 && response.status < 500)
    throw new RefusedQuestion(String(response.status))
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return articlesAnswerSchema.parse(await response.json())
}

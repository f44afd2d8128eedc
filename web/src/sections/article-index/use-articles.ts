import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleSummary } from '@/documents/article/article'
import { type ArticlesAnswer, articlesAnswerSchema } from '@/documents/article/articles-api'
import type { ArticleArea, ArticleFilter } from '@/lib/article-list-url'
import { contentQueryClient } from '@/lib/content-query-client'
import { articlesApiHref } from '@/lib/routes'

export type Loaded = { articles: ArticleSummary[]; total: number }

export type Articles = {
  /** The articles loaded so far; those of the previous query while the current one loads. */
  loaded?: Loaded | undefined
  /** Some pages are still loading. */
  pending: boolean
  /** The articles belong to the previous query. */
  stale: boolean
  failed: boolean
  retry: () => void
}

/** How many pages are requested before the total is known. */
const PAGES_AT_ONCE = 2

/** The first pages of a query; each is fetched once and cached for five minutes. */
export function useArticles(question: ArticlesQuestion, pages: number): Articles {
  const client = contentQueryClient()
  const total = client.getQueryData<ArticlesAnswer>(['articles', question, 1])?.total
  // The URL can name any page number; only pages that exist are requested.
  const there = total === undefined ? PAGES_AT_ONCE : Math.max(1, Math.ceil(total / question.size))
  const answer = useQueries(
    {
      queries: Array.from({ length: Math.min(pages, there) }, (_, index) => ({
        queryKey: ['articles', question, index + 1],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          fetchArticles(question, index + 1, signal),
        retry: (failures: number, error: Error) =>
          failures < 3 && !(error instanceof RefusedQuestion),
      })),
      combine,
    },
    client,
  )
  const [before, setBefore] = useState<Loaded>()
  if (answer.loaded && answer.loaded !== before) setBefore(answer.loaded)
  const stale = !answer.loaded && answer.pending
  return { ...answer, stale, loaded: answer.loaded ?? (stale ? before : undefined) }
}

/** The loaded pages up to the first that is missing. */
function combine(results: UseQueryResult<ArticlesAnswer>[]): Omit<Articles, 'stale'> {
  const gap = results.findIndex(({ data }) => !data)
  const answers = results.slice(0, gap < 0 ? undefined : gap).flatMap(({ data }) => data ?? [])
  const total = answers[0]?.total
  return {
    loaded:
      total === undefined
        ? undefined
        : { articles: answers.flatMap(({ articles }) => articles), total },
    pending: results.some(({ isFetching, data }) => isFetching && !data),
    failed: results.some(({ isError, isFetching }) => isError && !isFetching),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

const TIMEOUT = 15_000

type ArticlesQuestion = Omit<ArticleFilter, 'page'> & {
  area: ArticleArea
  size: number
  except?: string | undefined
}

/** A 4xx answer: retrying would not help. */
class RefusedQuestion extends Error {
  override name = 'RefusedQuestion'
}

/** Fetches one page of a list of articles. */
async function fetchArticles(
  question: ArticlesQuestion,
  page: number,
  signal: AbortSignal,
): Promise<ArticlesAnswer> {
  const named = Object.entries({ ...question, page }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)]))
  const ending = new AbortController()
  for (const each of [signal, AbortSignal.timeout(TIMEOUT)])
    each.addEventListener('abort', () => ending.abort(each.reason))
  const response = await fetch(`${articlesApiHref()}?${search}`, { signal: ending.signal })
  if (response.status >= 400 && response.status < 500)
    throw new RefusedQuestion(String(response.status))
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return articlesAnswerSchema.parse(await response.json())
}

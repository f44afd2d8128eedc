'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ArticleSummary } from '@/documents/article/article'
import {
  type ArticleArea,
  type ArticleFilter,
  articleFolder,
  articlesHref,
  filterArticles,
  isFiltered,
} from '@/documents/article/article-filter'
import { useContentFile } from '@/lib/content-file'
import { useSiteSearch } from '@/search/use-site-search'
import {
  articleAreaTexts,
  describeResults,
  type Library,
} from '@/sections/article-index/area-texts'
import type { ArticleLook } from '@/sections/article-index/article-index.query'
import { ArticleList } from '@/sections/article-index/article-list'
import { FilterLink, MoreButton, useBrowsing } from '@/sections/article-index/browsing'
import { LoadFailure } from '@/sections/article-index/load-failure'
import { articleListTexts } from '@/sections/article-index/texts'
import { buttonClass } from '@/ui/button'

export type FoundArticlesProps = {
  settings: {
    look: ArticleLook
    size: number
    leaveOut?: string | undefined
    library: Library
  }
  /** The element to scroll back to. */
  region: RefObject<HTMLDivElement | null>
  onStatus: (status: string) => void
  /** The unfiltered first page and the button that adds the second, shown until all have loaded. */
  children: ReactNode
}

/** The articles that the visitor asked for, with empty and error states. */
export function FoundArticles({ settings, region, onStatus, children }: FoundArticlesProps) {
  const { look, size, leaveOut, library } = settings
  const { area, filter, takeMove } = useBrowsing()
  const texts = articleAreaTexts[area]
  const { found, failed, retry } = useFoundArticles(area, filter, leaveOut)
  const list = useRef<HTMLUListElement>(null)
  const shown = found?.slice(0, filter.page * size)

  const status = shown
    ? describeResults({ shown: shown.length, total: found?.length ?? 0 }, filter, library)
    : failed
      ? articleListTexts.failed
      : articleListTexts.loading
  useEffect(() => onStatus(status), [status, onStatus])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => {
    if (!shown) return
    const move = takeMove()
    if (move?.kind === 'more') list.current?.children[move.shown]?.querySelector('a')?.focus()
    if (move?.kind === 'choose' && !isInView(region.current)) {
      region.current?.focus({ preventScroll: true })
      region.current?.scrollIntoView()
    }
  }, [shown?.length, status])

  if (!shown) return failed ? <LoadFailure onRetry={retry} /> : children
  if (shown.length === 0) {
    return (
      <div className="border-y border-ink py-12">
        <h3 className="title-m text-ink">{texts.emptyTitle}</h3>
        <p className="mt-2 mb-6">{texts.emptyText}</p>
        <FilterLink className={buttonClass('secondary', 'wrap-anywhere')}>{texts.clear}</FilterLink>
      </div>
    )
  }
  return (
    <>
      <ArticleList ref={list} articles={shown} look={look} />
      {shown.length < (found?.length ?? 0) && (
        <MoreButton page={filter.page + 1} shown={shown.length} />
      )}
    </>
  )
}

type Found = { found?: ArticleSummary[]; failed: boolean; retry: () => void }

/** The articles of a filter, once loaded: newest first, or in a search best match first. */
function useFoundArticles(area: ArticleArea, filter: ArticleFilter, leaveOut?: string): Found {
  const { q = '' } = filter
  const articles = useContentFile<ArticleSummary[]>(articlesHref(area))
  const search = useSiteSearch(q, { under: articleFolder(area), enabled: q !== '' })
  const all = articles.data
  const isReady = all && (!q || (search.status === 'ready' && search.asked === q))
  return {
    failed: articles.failed || (q !== '' && search.status === 'failed'),
    retry: () => {
      if (articles.failed) articles.retry()
      if (search.status === 'failed') search.retry()
    },
    ...(isReady && { found: find(all) }),
  }

  function find(all: readonly ArticleSummary[]): ArticleSummary[] {
    // The article above the list is missing in the whole list only.
    if (!isFiltered(filter)) return all.filter(({ path }) => path !== leaveOut)
    const fitting = filterArticles(all, filter)
    if (!q) return fitting
    const byPath = new Map(fitting.map((article) => [article.path, article]))
    return search.hits.flatMap(({ entry }) => byPath.get(entry.href) ?? [])
  }
}

function isInView(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0
  return top >= 0 && top < window.innerHeight * 0.8
}

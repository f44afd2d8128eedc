'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { areaTexts } from '@/sections/article-index/area-texts'
import type { ArticleLook } from '@/sections/article-index/article-index.query'
import { ArticleList } from '@/sections/article-index/article-list'
import { useBrowsing } from '@/sections/article-index/browsing-context'
import { describeResults, type Library } from '@/sections/article-index/describe-results'
import { FilterLink, MoreButton } from '@/sections/article-index/filter-link'
import { LoadFailure } from '@/sections/article-index/load-failure'
import { articleListTexts } from '@/sections/article-index/texts'
import { useArticles } from '@/sections/article-index/use-articles'
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
  /** The button that adds the second page to the unfiltered first. */
  more: ReactNode
  /** The unfiltered first page, shown until the first answer arrives. */
  children: ReactNode
}

/** The filtered articles, with empty and error states. */
export function FoundArticles({ settings, region, onStatus, more, children }: FoundArticlesProps) {
  const { look, size, leaveOut, library } = settings
  const { area, filter, lastMove, takeMove } = useBrowsing()
  const texts = areaTexts[area]
  const { page, ...facets } = filter
  const whole = Object.keys(facets).length === 0
  const question = { area, size, ...facets, ...(whole && leaveOut && { except: leaveOut }) }
  const { loaded, pending, stale, failed, retry } = useArticles(question, page)
  const list = useRef<HTMLUListElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const { articles, total } = loaded ?? { articles: [], total: 0 }
  const shown = articles.length

  const status =
    stale || (pending && !loaded)
      ? articleListTexts.loading
      : failed && !loaded
        ? articleListTexts.failed
        : describeResults({ shown, total }, filter, library, area)
  useEffect(() => onStatus(status), [status, onStatus])

  const settled = !pending && !failed && Boolean(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => {
    if (!settled) return
    const move = takeMove()
    if (move?.kind === 'more') list.current?.children[move.shown]?.querySelector('a')?.focus()
    if (move?.kind === 'choose' && !isInView(region.current)) {
      region.current?.focus({ preventScroll: true })
      region.current?.scrollIntoView()
    }
  }, [settled, shown, status])

  // The focused button is gone; move focus to the retry button unless it is elsewhere by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (failed && lost && lastMove()?.kind === 'more') again.current?.focus()
  }, [failed])

  return (
    <>
      {!loaded && (whole || !failed) && children}
      {!loaded && !failed && more}
      {loaded && total > 0 && (
        <ArticleList ref={list} articles={articles} look={look} stale={stale} />
      )}
      {loaded && total === 0 && (
        <div className="border-y border-ink py-12">
          <h3 className="title-m text-ink">{texts.emptyTitle}</h3>
          <p className="mt-2 mb-6">{texts.emptyText}</p>
          <FilterLink className={buttonClass('secondary', 'wrap-anywhere')}>
            {texts.clear}
          </FilterLink>
        </div>
      )}
      {/* Below the list, where the visitor who loaded more is. */}
      {failed && <LoadFailure onRetry={retry} button={again} />}
      {loaded && shown < total && !failed && (
        <p className="mt-12">
          <MoreButton page={page + 1} shown={shown} busy={pending}>
            {articleListTexts.loadMore}
          </MoreButton>
        </p>
      )}
    </>
  )
}

function isInView(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0
  return top >= 0 && top < window.innerHeight * 0.8
}

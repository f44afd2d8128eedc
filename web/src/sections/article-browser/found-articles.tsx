'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ArticleLook, BrowserTexts } from '@/sections/article-browser/article-browser.query'
import { ArticleList } from '@/sections/article-browser/article-list'
import { useBrowsing } from '@/sections/article-browser/browsing-context'
import { describeResults, type Library } from '@/sections/article-browser/describe-results'
import { FilterLink, MoreLink } from '@/sections/article-browser/filter-link'
import { LOADING, LoadFailure } from '@/sections/article-browser/load-failure'
import { useArticles } from '@/sections/article-browser/use-articles'
import { buttonClass } from '@/ui/button'

export type FoundArticlesProps = {
  settings: {
    look: ArticleLook
    size: number
    leaveOut?: string | undefined
    library: Library
    texts: Pick<
      BrowserTexts,
      'loadMoreLabel' | 'emptyTitle' | 'emptyText' | 'clearLabel' | 'countText'
    >
  }
  /** The place on the page, to come back to. */
  region: RefObject<HTMLDivElement | null>
  onStatus: (status: string) => void
  /** Leads from the first page of the whole list to the next one. */
  more: ReactNode
  /** The first page of the whole list: shown until the first answer is there. */
  children: ReactNode
}

/** The articles that a visitor asked for, and what to do when there are none, or none came. */
export function FoundArticles({ settings, region, onStatus, more, children }: FoundArticlesProps) {
  const { look, size, leaveOut, library, texts } = settings
  const { area, filter, lastMove, takeMove } = useBrowsing()
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
      ? LOADING
      : failed && !loaded
        ? 'The articles could not be loaded.'
        : describeResults({ shown, total }, filter, library, texts.countText)
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

  // The link that asked for more is gone, and the focus with it, unless it went elsewhere meanwhile.
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
            {texts.clearLabel}
          </FilterLink>
        </div>
      )}
      {/* Below what there is: who made the list longer is at its end. */}
      {failed && <LoadFailure onRetry={retry} button={again} />}
      {loaded && shown < total && !failed && (
        <p className="mt-12">
          <MoreLink page={page + 1} shown={shown} busy={pending}>
            {texts.loadMoreLabel}
          </MoreLink>
        </p>
      )}
    </>
  )
}

function isInView(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0
  return top >= 0 && top < window.innerHeight * 0.8
}

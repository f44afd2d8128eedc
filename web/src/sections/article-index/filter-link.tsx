'use client'

import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { type ArticleFacet, articleListHref } from '@/lib/article-list-url'
import { useBrowsing } from '@/sections/article-index/browsing-context'
import { buttonClass } from '@/ui/button'

type FilterLinkProps = {
  /** The filter that it sets; without one, it shows all articles. */
  facet?: ArticleFacet
  value?: string
  className?: string
  children: ReactNode
}

/** A filter as a real link; with JavaScript it updates the list in place. */
export function FilterLink({ facet, value, className, children }: FilterLinkProps) {
  const { area, filter, prepare, go } = useBrowsing()
  const chosen = facet && value ? { [facet]: value } : {}
  const current = facet
    ? filter[facet] === value
    : !filter.category && !filter.tag && !filter.month && !filter.q

  function choose(event: MouseEvent): void {
    // The browser handles new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(chosen, { kind: 'choose' })
  }

  return (
    <a
      href={articleListHref(area, chosen)}
      aria-current={current || undefined}
      className={className}
      onClick={choose}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  )
}

type MoreButtonProps = {
  /** The number of pages after the click. */
  page: number
  /** The number of articles shown now. */
  shown: number
  busy?: boolean
  children: ReactNode
}

/**
 * Loads one page more; focus then moves to the first new article. Not a link to `?page=2`: the server's page is the same
 * for every query, so without JavaScript, and to crawlers, it would be the first page again.
 */
export function MoreButton({ page, shown, busy = false, children }: MoreButtonProps) {
  const { filter, prepare, go } = useBrowsing()
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={buttonClass(
        'secondary',
        clsx('noscript:hidden wrap-anywhere', busy && 'cursor-progress opacity-60'),
      )}
      onClick={() => !busy && go({ ...filter, page }, { kind: 'more', shown })}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </button>
  )
}

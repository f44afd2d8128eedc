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

type MoreLinkProps = {
  /** The number of pages after the click. */
  page: number
  /** The number of articles shown now. */
  shown: number
  busy?: boolean
  children: ReactNode
}

/** Loads one page more; focus then moves to the first new article. */
export function MoreLink({ page, shown, busy = false, children }: MoreLinkProps) {
  const { area, filter, prepare, go } = useBrowsing()
  const longer = { ...filter, page }

  function more(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!busy) go(longer, { kind: 'more', shown })
  }

  return (
    <a
      href={articleListHref(area, longer)}
      aria-disabled={busy || undefined}
      className={buttonClass(
        'secondary',
        clsx('wrap-anywhere', busy && 'cursor-progress opacity-60'),
      )}
      onClick={more}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  )
}

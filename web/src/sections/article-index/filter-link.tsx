'use client'

import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { type ArticleFacet, articleListHref } from '@/lib/article-list-url'
import { useBrowsing } from '@/sections/article-index/browsing-context'
import { buttonClass } from '@/ui/button'

type FilterLinkProps = {
  /** What it narrows the list to; without, the whole list. */
  facet?: ArticleFacet
  value?: string
  className?: string
  children: ReactNode
}

/** A choice of articles: a real link, which changes the list in place where scripts run. */
export function FilterLink({ facet, value, className, children }: FilterLinkProps) {
  const { area, filter, prepare, go } = useBrowsing()
  const chosen = facet && value ? { [facet]: value } : {}
  const current = facet
    ? filter[facet] === value
    : !filter.category && !filter.tag && !filter.month && !filter.q

  function choose(event: MouseEvent): void {
    // A new tab or window is the browser's business.
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
  /** How many pages there will be. */
  page: number
  /** How many articles there are now. */
  shown: number
  busy?: boolean
  children: ReactNode
}

/** Makes the list longer; focus then goes to the first article that was not there before. */
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

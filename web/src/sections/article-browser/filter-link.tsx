'use client'

import type { MouseEvent, ReactNode } from 'react'
import { type ArticleFacet, articleListHref } from '@/routes/article-list'
import { useBrowsing } from '@/sections/article-browser/browsing-context'

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

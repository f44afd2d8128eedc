'use client'

import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import {
  type ArticleArea,
  type ArticleFacet,
  type ArticleFilter,
  articleListHref,
  isFiltered,
} from '@/documents/article/article-filter'
import { articleListTexts } from '@/sections/article-index/texts'
import { buttonClass } from '@/ui/button'

/** The visitor's last action; decides where focus goes when the articles have loaded. */
export type Move = { kind: 'choose' } | { kind: 'more'; shown: number }

type Browsing = {
  area: ArticleArea
  filter: ArticleFilter
  /** Loads the code that filters ahead of a click. */
  prepare: () => void
  go: (filter: Partial<ArticleFilter>, move: Move) => void
  /** Returns the last move and forgets it. */
  takeMove: () => Move | undefined
}

export const BrowsingContext = createContext<Browsing | undefined>(undefined)

export function useBrowsing(): Browsing {
  const browsing = useContext(BrowsingContext)
  if (!browsing) throw new Error('useBrowsing outside of BrowsingProvider')
  return browsing
}

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

  function choose(event: MouseEvent): void {
    // The browser handles new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(chosen, { kind: 'choose' })
  }

  return (
    <a
      href={articleListHref(area, chosen)}
      aria-current={(facet ? filter[facet] === value : !isFiltered(filter)) || undefined}
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
}

/**
 * Shows one page more; focus then moves to the first new article. Not a link to `?page=2`: the server's page is the same
 * for every query, so without JavaScript, and to crawlers, it would be the first page again.
 */
export function MoreButton({ page, shown }: MoreButtonProps) {
  const { filter, prepare, go } = useBrowsing()
  return (
    <p className="mt-12">
      <button
        type="button"
        className={buttonClass('secondary', 'noscript:hidden wrap-anywhere')}
        onClick={() => go({ ...filter, page }, { kind: 'more', shown })}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {articleListTexts.loadMore}
      </button>
    </p>
  )
}

'use client'

import { useSearchParams } from 'next/navigation'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  type ArticleArea,
  type ArticleFacet,
  type ArticleFilter,
  articleListHref,
  isFiltered,
  readArticleFilter,
} from '@/documents/article/article-filter'
import { articleListTexts } from '@/sections/article-index/texts'
import { buttonClass } from '@/ui/button'

/** The visitor's last action; decides where focus goes when the articles have loaded. */
type Move = { kind: 'choose' } | { kind: 'more'; shown: number }

type Browsing = {
  area: ArticleArea
  filter: ArticleFilter
  go: (filter: Partial<ArticleFilter>, move: Move) => void
  /** Returns the last move and forgets it. */
  takeMove: () => Move | undefined
}

const BrowsingContext = createContext<Browsing | undefined>(undefined)

export function useBrowsing(): Browsing {
  const browsing = useContext(BrowsingContext)
  if (!browsing) throw new Error('useBrowsing outside of BrowsingProvider')
  return browsing
}

/** Loads the code that filters; visitors who only read the first page do not download it. */
export const loadFoundArticles = () => import('./found-articles')

/** Loads it ahead of a click; a failure is reported when it is needed. */
export const prepare = () => void loadFoundArticles().catch(() => {})

type BrowsingProviderProps = { area: ArticleArea; children: ReactNode }

/** Keeps the visitor's filter, which is the query of the URL, so Back works. */
export function BrowsingProvider({ area, children }: BrowsingProviderProps) {
  const [filter, setFilter] = useState<ArticleFilter>({ page: 1 })
  const move = useRef<Move>(undefined)

  function go(next: Partial<ArticleFilter>, by: Move): void {
    const href = articleListHref(area, next)
    // A second click on the same link does nothing.
    if (href === location.pathname + location.search) return
    move.current = by
    history.pushState(null, '', href)
  }

  function takeMove(): Move | undefined {
    const last = move.current
    move.current = undefined
    return last
  }

  return (
    <BrowsingContext value={{ area, filter, go, takeMove }}>
      <Suspense>
        <FilterWatcher onFilter={setFilter} />
      </Suspense>
      {children}
    </BrowsingContext>
  )
}

/** Reads the URL in a component of its own, so that the rest of the page stays static. */
function FilterWatcher({ onFilter }: { onFilter: (filter: ArticleFilter) => void }) {
  const search = useSearchParams()
  useEffect(() => onFilter(readArticleFilter(search)), [search, onFilter])
  return null
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
  const { area, filter, go } = useBrowsing()
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
  const { filter, go } = useBrowsing()
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

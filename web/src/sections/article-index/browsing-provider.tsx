'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import {
  type ArticleArea,
  type ArticleFilter,
  articleListHref,
  readArticleFilter,
} from '@/documents/article/article-filter'
import { BrowsingContext, type Move } from '@/sections/article-index/browsing'

/** Loads the code that filters; visitors who only read the first page do not download it. */
export const loadFoundArticles = () => import('./found-articles')

/** A failure is reported when it is needed. */
const prepare = () => void loadFoundArticles().catch(() => {})

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
    <BrowsingContext value={{ area, filter, prepare, go, takeMove }}>
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

'use client'

import { createContext, useContext } from 'react'
import type { ArticleArea, ArticleFilter } from '@/lib/article-list-url'

/** What a visitor did last, which says where to go when the articles are there. */
export type Move = { kind: 'choose' } | { kind: 'more'; shown: number }

export type Browsing = {
  area: ArticleArea
  filter: ArticleFilter
  /** Says that somebody is about to choose. */
  prepare: () => void
  go: (filter: Partial<ArticleFilter>, move: Move) => void
  /** The last move, as long as nobody has taken it. */
  lastMove: () => Move | undefined
  /** Hands the last move out once. */
  takeMove: () => Move | undefined
}

export const BrowsingContext = createContext<Browsing | undefined>(undefined)

export function useBrowsing(): Browsing {
  const browsing = useContext(BrowsingContext)
  if (!browsing) throw new Error('useBrowsing outside of BrowsingProvider')
  return browsing
}

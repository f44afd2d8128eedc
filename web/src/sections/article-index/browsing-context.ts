'use client'

import { createContext, useContext } from 'react'
import type { ArticleArea, ArticleFilter } from '@/lib/article-list-url'

/** The visitor's last action; decides where focus goes when the articles have loaded. */
export type Move = { kind: 'choose' } | { kind: 'more'; shown: number }

export type Browsing = {
  area: ArticleArea
  filter: ArticleFilter
  /** Preloads the code that filters. */
  prepare: () => void
  go: (filter: Partial<ArticleFilter>, move: Move) => void
  /** The last move, unless it was taken. */
  lastMove: () => Move | undefined
  /** Returns the last move and forgets it. */
  takeMove: () => Move | undefined
}

export const BrowsingContext = createContext<Browsing | undefined>(undefined)

export function useBrowsing(): Browsing {
  const browsing = useContext(BrowsingContext)
  if (!browsing) throw new Error('useBrowsing outside of BrowsingProvider')
  return browsing
}

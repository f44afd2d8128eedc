import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { announceEvent } from '@/consent/site-event'
import { contentQueryClient } from '@/lib/content-query-client'
import { inTime } from '@/lib/in-time'
import { searchIndexHref } from '@/lib/routes'
import { type SearchHit, type SearchScope, searchEntries } from '@/search/search-engine'
import type { SearchIndex } from '@/search/search-index'

export type SiteSearch = {
  status: 'loading' | 'failed' | 'ready'
  hits: SearchHit[]
  /** The query that the hits are for, which may be older than the one typed. */
  asked: string
  /** Once loaded. */
  index?: SearchIndex
  retry: () => void
}

/**
 * Searches the site, or its part below `under`, in the browser. Only for lazily loaded code, because it imports the
 * query client and the search engine.
 */
export function useSiteSearch(query: string, { under }: SearchScope = {}): SiteSearch {
  const { data, isError, fetchStatus, refetch } = useQuery(searchIndexQuery, contentQueryClient())
  const asked = useDeferredValue(query.trim())
  const hits = useMemo(
    () => (data ? searchEntries(data, asked, { under }) : []),
    [data, asked, under],
  )
  const isSearching = data !== undefined && query.trim() !== ''
  useEffect(() => {
    if (isSearching) announceEvent({ name: 'search' })
  }, [isSearching])
  // Offline, the query pauses instead of failing; show it as failed.
  const failed = !data && (isError || fetchStatus === 'paused')
  return {
    status: data ? 'ready' : failed ? 'failed' : 'loading',
    hits,
    asked,
    ...(data && { index: data }),
    retry: () => void refetch(),
  }
}

/** Fetches the index once. */
const searchIndexQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: ({ signal }) => inTime(readSearchIndex(signal)),
  // Memoization compares the index by identity.
  structuralSharing: false,
})

async function readSearchIndex(signal: AbortSignal): Promise<SearchIndex> {
  const response = await fetch(searchIndexHref(), { signal })
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`)
  return response.json()
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { contentQueryClient } from '@/lib/content-query-client'
import { searchIndexHref } from '@/lib/routes'
import { type SearchHit, type SearchScope, searchEntries } from '@/search/search-engine'
import type { SearchAnswer } from '@/search/search-index'

export type SiteSearch = {
  status: 'loading' | 'failed' | 'ready'
  hits: SearchHit[]
  /** The whole index and the words around results, once they are there. */
  index?: SearchAnswer
  retry: () => void
}

/**
 * Searches the site, or the part of it below `under`, in the browser. For code that is loaded on
 * first use only: it brings the query client and the search engine with it.
 */
export function useSiteSearch(query: string, { under }: SearchScope = {}): SiteSearch {
  const { data, isError, fetchStatus, refetch } = useQuery(searchIndexQuery, contentQueryClient())
  const asked = useDeferredValue(query)
  const hits = useMemo(
    () => (data ? searchEntries(data, asked, { under }) : []),
    [data, asked, under],
  )
  // Offline, the query is paused instead of failing; tell the visitor anyway.
  const failed = !data && (isError || fetchStatus === 'paused')
  return {
    status: data ? 'ready' : failed ? 'failed' : 'loading',
    hits,
    ...(data && { index: data }),
    retry: () => void refetch(),
  }
}

/** Fetches the index of the whole site, once. */
const searchIndexQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: readSearchIndex,
  // The index is compared by identity, so it must stay the same object.
  structuralSharing: false,
})

async function readSearchIndex({ signal }: { signal: AbortSignal }): Promise<SearchAnswer> {
  const response = await fetch(searchIndexHref(), { signal })
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`)
  return response.json()
}

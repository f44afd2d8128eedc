import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useContentFile } from '@/lib/content-file'
import { searchIndexHref } from '@/lib/routes'
import { announceEvent } from '@/lib/site-event'
import {
  prepareSearch,
  type SearchHit,
  type SearchScope,
  searchEntries,
} from '@/search/search-engine'
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
 *
 * @param enabled whether the index is needed yet
 */
export function useSiteSearch(
  query: string,
  { under, enabled }: SearchScope & { enabled?: boolean } = {},
): SiteSearch {
  const { data, failed, retry } = useContentFile<SearchIndex>(searchIndexHref(), enabled)
  const asked = useDeferredValue(query.trim())
  const [prepared, setPrepared] = useState<SearchIndex>()
  useEffect(() => {
    if (data) void prepareSearch(data).then(() => startTransition(() => setPrepared(data)))
  }, [data])
  const hits = useMemo(
    () => (prepared ? searchEntries(prepared, asked, { under }) : []),
    [prepared, asked, under],
  )
  const isSearching = data !== undefined && query.trim() !== ''
  useEffect(() => {
    if (isSearching) announceEvent({ name: 'search' })
  }, [isSearching])
  return {
    status: failed ? 'failed' : data && (prepared || !asked) ? 'ready' : 'loading',
    hits,
    asked,
    ...(data && { index: data }),
    retry,
  }
}

import { queryOptions } from '@tanstack/react-query'
import type { SearchIndex } from '@/content/search/search-index'
import { searchIndexHref } from '@/routes/hrefs'

/** Reads the index of the whole site, once. */
export const searchIndexQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: readSearchIndex,
  // It is compared by identity: what is indexed already must stay the same object.
  structuralSharing: false,
})

async function readSearchIndex({ signal }: { signal: AbortSignal }): Promise<SearchIndex> {
  const response = await fetch(searchIndexHref(), { signal })
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}.`)
  return response.json()
}

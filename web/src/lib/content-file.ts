import { QueryClient, useQuery } from '@tanstack/react-query'
import { inTime } from '@/lib/in-time'

const FIVE_MINUTES = 5 * 60 * 1000

let client: QueryClient | undefined

/** The one client of the browser: three retries, answers kept for five minutes. */
function queryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: { queries: { retry: 3, staleTime: FIVE_MINUTES, gcTime: FIVE_MINUTES } },
  })
  return client
}

type ContentFile<Content> = {
  /** Once loaded. */
  data: Content | undefined
  failed: boolean
  retry: () => void
}

/**
 * A static JSON file of content. Only for lazily loaded code, because it imports the query client.
 *
 * @param enabled whether it is needed yet
 */
export function useContentFile<Content>(href: string, enabled = true): ContentFile<Content> {
  const { data, isError, fetchStatus, refetch } = useQuery(
    {
      queryKey: [href],
      queryFn: ({ signal }) => inTime(readJson<Content>(href, signal)),
      // What is computed from it is memoized by identity.
      structuralSharing: false,
      enabled,
    },
    queryClient(),
  )
  // Offline, a query pauses instead of failing.
  const failed = data === undefined && (isError || fetchStatus === 'paused')
  return { data, failed, retry: () => void refetch() }
}

async function readJson<Content>(href: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(href, { signal })
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`)
  return response.json()
}

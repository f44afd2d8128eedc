import { QueryClient } from '@tanstack/react-query'

const FIVE_MINUTES = 5 * 60 * 1000

let client: QueryClient | undefined

/** The one client that reads content in the browser: three retries, answers kept for five minutes. */
export function contentQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: { queries: { retry: 3, staleTime: FIVE_MINUTES, gcTime: FIVE_MINUTES } },
  })
  return client
}

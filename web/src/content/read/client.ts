import 'server-only'
import { createClient } from '@sanity/client'
import { clientConfig } from '@/content/read/client-config'
import { liveState } from '@/content/refresh/live-events'
import { env } from '@/env'

/** The site's client: it reads published content only, without a token unless the dataset is private. */
export const client = createClient(clientConfig)

/** Reads drafts with a token. */
export const draftClient = client.withConfig({ token: env.SANITY_API_READ_TOKEN, useCdn: false })

/** The options of a read that is not older than the last event: Sanity's CDN may hold an older copy. */
export const currentContent = () => ({
  cache: 'no-store' as const,
  cacheMode: 'noStale' as const,
  ...(liveState.lastEventId && { lastLiveEventId: liveState.lastEventId }),
})

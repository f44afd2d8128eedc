import 'server-only'
import { FEED_QUERY } from '@/content/feed/feed.groq'
import { toFeed } from '@/content/feed/to-feed'
import { pathTag, typeTag } from '@/content/sanity/cache-tags'
import { readPublished } from '@/content/sanity/fetch'
import { getPublishedSiteSettings } from '@/content/site-settings/get-site-settings'
import { env } from '@/env'
import type { FeedArea } from '@/routes/feeds'

/** The feed of an area: published articles, made anew when one of them changes. */
export async function getFeed(area: FeedArea): Promise<string> {
  const [raw, { brandName, description, contact }] = await Promise.all([
    readPublished({
      name: 'FEED_QUERY',
      query: FEED_QUERY,
      params: { start: `/${area}/` },
      tags: [...['article', 'articleCategory', 'person'].map(typeTag), pathTag(`/${area}`)],
      taggedByType: true,
    }),
    getPublishedSiteSettings(),
  ])
  return toFeed(raw, {
    area,
    origin: env.SITE_URL,
    brandName,
    description,
    email: contact.pressEmail,
  })
}

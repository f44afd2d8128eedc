import 'server-only'
import { defineQuery } from 'groq'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import type { FeedArea } from '@/lib/routes'
import { pathTag, typeTag } from '@/sanity/cache-tags'
import { readPublished } from '@/sanity/fetch'
import { toFeed } from '@/site/feed'

/** The newest articles of an area, and the page that lists them. */
const FEED_QUERY = defineQuery(`{
  "page": *[_type == "page" && path.current + "/" == $start][0]{ title, "description": seo.description },
  "articles": *[
    _type == "article"
    && string::startsWith(path.current, $start)
    && defined(publishedOn)
    && seo.hideFromSearch != true
  ] | order(publishedOn desc, path.current asc)[0...30]{
    title,
    "path": path.current,
    publishedOn,
    summary,
    tags,
    "category": category->title,
    "author": author->name
  }
}`)

/** The feed of an area, rebuilt when one of its articles changes. */
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

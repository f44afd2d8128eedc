import 'server-only'
import { Feed } from 'feed'
import { defineQuery } from 'groq'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { type FeedArea, feedHref } from '@/lib/routes'
import { readPublished } from '@/sanity/read/read-content'
import { pathTag, typeTag } from '@/sanity/refresh/cache-tags'
import type { FEED_QUERY_RESULT } from '@/sanity/types.gen'

/** The newest articles below a path, and the list page. */
const FEED_QUERY = defineQuery(`{
  "page": *[_type == "page" && path.current + "/" == $start][0]{ title, "description": seo.description },
  "articles": *[
    _type == "article"
    && string::startsWith(path.current, $start)
    && defined(publishedOn)
    && seo.hideFromSearch != true
  ] | order(publishedOn desc, path.current asc)[0...30]{
    "title": coalesce(title, seo.title, "Untitled"),
    "path": coalesce(path.current, "/"),
    publishedOn,
    updatedOn,
    summary,
    "tags": coalesce(tags, []),
    "category": category->title,
    "author": author->name
  }
}`)

/** The RSS feed of an area, revalidated when one of its articles changes. */
export async function feedResponse(area: FeedArea): Promise<Response> {
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
  const email = contact.pressEmail
  const feed = toFeed(raw, { area, origin: env.SITE_URL, brandName, description, email })
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

type FeedFrame = {
  area: FeedArea
  origin: string
  brandName: string
  description: string
  /** RSS wants an email address for each author; ours are reached through the press office. */
  email: string | null
}

/** The newest articles as RSS 2.0. Contains only the articles' dates, so that equal content gives an equal feed. */
export function toFeed(raw: FEED_QUERY_RESULT, frame: FeedFrame): string {
  const { area, origin, brandName } = frame
  const address = (path: string) => new URL(path, origin).href
  const { articles } = raw
  const feed = new Feed({
    title: `${brandName}: ${raw.page?.title ?? area}`,
    description: raw.page?.description ?? frame.description,
    id: address(`/${area}`),
    link: address(`/${area}`),
    language: 'en-US',
    favicon: address('/favicon.ico'),
    copyright: `© ${brandName}`,
    updated: dateOf(
      articles
        .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
        .toSorted()
        .at(-1),
    ),
    generator: false,
    feedLinks: { rss: address(feedHref(area)) },
  })
  for (const { path, title, summary, publishedOn, updatedOn, category, tags, author } of articles) {
    const link = address(path)
    const names = category ? [category, ...tags] : tags
    feed.addItem({
      title,
      id: link,
      link,
      date: dateOf(publishedOn),
      // RSS has no modification date.
      ...(updatedOn && {
        extensions: [{ name: 'atom:updated', objects: { _text: dateOf(updatedOn).toISOString() } }],
      }),
      ...(summary && { description: summary }),
      ...(author && frame.email && { author: [{ name: author, email: frame.email }] }),
      category: [...new Set(names)].map((name) => ({ name })),
    })
  }
  return feed.rss2()
}

/** Noon, which is the same day in nearly every time zone. */
function dateOf(day: string | null | undefined): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? new Date('2025-01-01T12:00:00Z') : noon
}

import 'server-only'
import { Feed } from 'feed'
import { defineQuery } from 'groq'
import { readPublished } from '@/content/read/read-content'
import type { FEED_QUERY_RESULT } from '@/content/types.gen'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { type FeedArea, feedHref } from '@/lib/routes'

/** The newest articles below a path, and the list page. A copy of an article has no feed path. */
const FEED_QUERY = defineQuery(`{
  "page": *[_type == "page" && path.current + "/" == $start][0]{ title, "description": seo.description },
  "articles": *[
    _type == "article"
    && string::startsWith(path.current, $start)
    && defined(publishedOn)
    && seo.hideFromSearch != true
  ] | order(publishedOn desc, path.current asc)[0...30]{
    _id,
    _updatedAt,
    "feedPath": select(
      defined(feedPath)
      && count(*[_type == "article" && feedPath == ^.feedPath && _createdAt < ^._createdAt]) == 0 => feedPath
    ),
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
  const dates = articles.map((article) => timeOf(article.updatedOn ?? article.publishedOn, article))
  const feed = new Feed({
    title: `${brandName}: ${raw.page?.title ?? area}`,
    description: raw.page?.description ?? frame.description,
    id: address(`/${area}`),
    link: address(`/${area}`),
    language: 'en-US',
    favicon: address('/favicon.ico'),
    copyright: `© ${brandName}`,
    updated: new Date(Math.max(0, ...dates.map(Number))),
    generator: false,
    feedLinks: { rss: address(feedHref(area)) },
  })
  for (const article of articles) {
    const { title, summary, publishedOn, updatedOn, category, tags, author, feedPath } = article
    const names = category ? [category, ...tags] : tags
    feed.addItem({
      title,
      // Not the address, which can change: a reader would take the article for a new one.
      id: (feedPath && URL.parse(feedPath, origin)?.href) || article._id,
      link: address(article.path),
      date: timeOf(publishedOn, article),
      // RSS has no modification date.
      ...(updatedOn && {
        extensions: [
          { name: 'atom:updated', objects: { _text: timeOf(updatedOn, article).toISOString() } },
        ],
      }),
      ...(summary && { description: summary }),
      ...(author && frame.email && { author: [{ name: author, email: frame.email }] }),
      category: [...new Set(names)].map((name) => ({ name })),
    })
  }
  return feed.rss2()
}

/**
 * Noon of the day, which is the same day in nearly every time zone, but not later than the last change of the document:
 * readers hide or misplace what is in the future, and the time of the request would give each server its own feed.
 */
function timeOf(day: string, { _updatedAt }: { _updatedAt: string }): Date {
  const changed = new Date(_updatedAt)
  const noon = new Date(`${day}T12:00:00Z`)
  return noon < changed ? noon : changed
}

import { Feed } from 'feed'
import { type FeedArea, feedHref } from '@/lib/routes'
import type { FEED_QUERY_RESULT } from '@/sanity/types.gen'

type FeedFrame = {
  area: FeedArea
  origin: string
  brandName: string
  description: string
  /** RSS requires an email address of each author: the press office's. */
  email: string
}

/** The newest articles as RSS 2.0. Its dates are the articles', so that the same content gives the same text. */
export function toFeed(raw: FEED_QUERY_RESULT, frame: FeedFrame): string {
  const { area, origin, brandName } = frame
  const address = (path: string) => new URL(path, origin).href
  const articles = raw.articles.filter(({ path, title }) => path && title)
  const feed = new Feed({
    title: `${brandName}: ${raw.page?.title ?? area}`,
    description: raw.page?.description ?? frame.description,
    id: address(`/${area}`),
    link: address(`/${area}`),
    language: 'en-GB',
    favicon: address('/favicon.ico'),
    copyright: `© ${brandName}`,
    updated: dateOf(articles[0]?.publishedOn),
    generator: false,
    feedLinks: { rss: address(feedHref(area)) },
  })
  for (const { path, title, summary, publishedOn, category, tags, author } of articles) {
    const link = address(path ?? '/')
    const names = [category, ...(tags ?? [])].filter((name) => name != null)
    feed.addItem({
      title: title ?? '',
      id: link,
      link,
      date: dateOf(publishedOn),
      ...(summary && { description: summary }),
      ...(author && frame.email && { author: [{ name: author, email: frame.email }] }),
      category: [...new Set(names)].map((name) => ({ name })),
    })
  }
  return feed.rss2()
}

/** At noon, so that it is the same day in nearly every time zone. */
function dateOf(day: string | null | undefined): Date {
  return new Date(`${day ?? '2025-01-01'}T12:00:00Z`)
}

/** An RSS feed, as readers and browsers expect it. */
export function feedResponse(feed: string): Response {
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

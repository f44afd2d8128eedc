/** The areas whose articles can be subscribed to. */
export const FEED_AREAS = ['resources/blog', 'company/news'] as const

export type FeedArea = (typeof FEED_AREAS)[number]

export const feedHref = (area: FeedArea) => `/${area}/feed.xml`

/** The feed that a page belongs to: the list of articles, and each of them. */
export function feedAreaOf(path: string): FeedArea | undefined {
  return FEED_AREAS.find((area) => path === `/${area}` || path.startsWith(`/${area}/`))
}

export function isFeedPath(path: string): boolean {
  return FEED_AREAS.some((area) => path === feedHref(area))
}

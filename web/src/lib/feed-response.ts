/** An RSS feed, as readers and browsers expect it. */
export function feedResponse(feed: string): Response {
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

/**
 * The proxy reports a missing page by this request header, and a rewrite in the configuration reads it. With
 * `next start -H 127.0.0.1` behind TLS, Next takes the target of `NextResponse.rewrite()` for another server and fails
 * to connect to it.
 *
 * Replace by `NextResponse.rewrite()` when vercel/next.js#94745 is closed.
 */
export const MISSING_PAGE_HEADER = 'x-missing-page'

/** For `rewrites()` of the configuration, before any route. */
export const MISSING_PAGE_REWRITE = {
  // A path that the destination does not use would become part of the query.
  source: '/:path*',
  has: [{ type: 'header' as const, key: MISSING_PAGE_HEADER }],
  // No route has two such parts, so Next answers with its prerendered not-found page.
  destination: '/not-found/page/:path*',
}

/**
 * How the proxy says that a page is missing. It cannot use `NextResponse.rewrite()`: with `next start -H 127.0.0.1`
 * that counts as another server, which Next asks over the network, and in vain when `X-Forwarded-Proto` says https
 * (vercel/next.js#94745). So the proxy sets a header of the request, and a rewrite of the configuration, which Next
 * never takes for another server, reads it. Nothing of this shows in the response.
 *
 * Can go, for `NextResponse.rewrite()`, when that issue is closed.
 */
export const MISSING_PAGE_HEADER = 'x-missing-page'

/** For `rewrites()` of the configuration, before any route. */
export const MISSING_PAGE_REWRITE = {
  // The path is used in the destination, or it would become part of the query.
  source: '/:path*',
  has: [{ type: 'header' as const, key: MISSING_PAGE_HEADER }],
  // No route has this name, so Next answers with its prerendered not-found page.
  destination: '/not-found/:path*',
}

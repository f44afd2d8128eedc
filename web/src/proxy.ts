import { type NextRequest, NextResponse } from 'next/server'
import { draftAccess, endPreview } from '@/content/drafts/draft-access'
import { draftRedirect } from '@/content/drafts/draft-redirect'
import { livePathIndex, mayExist } from '@/content/paths/live-path-index'
import { redirectFrom } from '@/content/paths/path-index'
import { isDevelopment } from '@/env'
import { mayLogPath } from '@/http/missing-address'
import { inDraftMode } from '@/http/next-workarounds/draft-cookie'
import { MISSING_PAGE_HEADER } from '@/http/next-workarounds/missing-page'
import { callsAction, isRead, methodNotAllowed } from '@/http/next-workarounds/refuse-methods'
import { hideMissingPath, isPrefetch, pageQuery } from '@/http/next-workarounds/request-url'
import { mayLogMiss } from '@/http/rate-limits'
import { DRAFT_PASS } from '@/lib/draft-pass'
import { log } from '@/lib/log'
import { decodePath, isContentPath, isOwnPath } from '@/lib/own-paths'
import { galleryHref, pathOfShareImage, shareImageHref } from '@/lib/routes'

/** Shows drafts to browsers with a pass; everyone else is a visitor (docs/draft-mode.md). */
export async function proxy(request: NextRequest): Promise<Response> {
  const isReading = isRead(request)
  if (!isReading && !callsAction(request)) return methodNotAllowed()
  // Paths of Next's error pages, one of which it answers with 500.
  if (isReading && request.nextUrl.pathname.startsWith('/_')) return missingPage(request)
  const pass = request.cookies.get(DRAFT_PASS)?.value
  const access = pass === undefined ? 'none' : await draftAccess(pass)
  if (access === 'granted') return forEditor(request, isReading)
  if (!isReading) return methodNotAllowed()
  const response = await forVisitor(request)
  if (access === 'ended') endPreview(response.cookies, request.headers)
  return response
}

/** Editors may see unpublished documents, and what redirects to them. */
async function forEditor(request: NextRequest, isReading: boolean): Promise<NextResponse> {
  // The router prefetches visible links after each refresh; in draft mode each would render a page for nothing.
  if (isPrefetch()) return new NextResponse(null, { status: 204 })
  const headers = { 'x-robots-tag': 'noindex, nofollow' }
  const path = decodePath(request.nextUrl.pathname)
  const to = isReading && !isOwnPath(path) ? await draftRedirect(path) : undefined
  // Temporary, since a draft may change again.
  if (to) return NextResponse.redirect(at(request, to), { status: 307, headers })
  return NextResponse.next({ request: { headers: inDraftMode(request.headers) }, headers })
}

/**
 * Decides before rendering, by an index of all paths, whether a page exists: `notFound()` in a dynamic route answers
 * with an HTML body that stays empty without JavaScript (vercel/next.js#62228). Once that is fixed, pages can call
 * `notFound()`, and only redirects need the index.
 */
async function forVisitor(request: NextRequest): Promise<NextResponse> {
  const path = decodePath(request.nextUrl.pathname)
  if (path === galleryHref()) return isDevelopment ? NextResponse.next() : missingPage(request)

  const pictured = pathOfShareImage(path)
  if (pictured !== undefined) return sharedImage(request, pictured)
  // Both forms, encoded and decoded: otherwise Next caches a missing page for each.
  const isContent = isContentPath(path) || isContentPath(request.nextUrl.pathname)
  const index = await livePathIndex()
  // Without an index the page decides: a late 404 is better than a missing page.
  if (!index) return NextResponse.next()
  if (index.documents.has(path)) {
    const usual = at(request, path)
    const isUsual = usual.pathname === request.nextUrl.pathname
    return isUsual ? NextResponse.next() : NextResponse.redirect(usual, 308)
  }
  // An editor's redirect must not replace a route of the site.
  const redirect = isOwnPath(path) ? undefined : redirectFrom(path, index)
  if (redirect)
    return NextResponse.redirect(at(request, redirect.to), redirect.permanent ? 308 : 307)
  if (!isOwnPath(path)) await logMissing(request, path)
  if (isContent) return missingPage(request)
  // No route matches, so Next answers with the same not-found page.
  if (!isOwnPath(path)) hideMissingPath()
  return NextResponse.next()
}

/** One line for each, in which whoever maintains redirects finds what is missing; not for what the router loads ahead. */
async function logMissing(request: NextRequest, path: string): Promise<void> {
  if (isPrefetch() || !mayLogPath(path)) return
  if (await mayLogMiss(request.headers)) log.info({ path }, 'no page at this address')
}

/** A share image exists only where its page does; otherwise any path would render and store one. */
async function sharedImage(request: NextRequest, path: string) {
  if (await mayExist(path)) return NextResponse.next()
  const redirect = (await livePathIndex())?.redirects.get(path)
  if (!redirect) return missingPage(request)
  const status = redirect.permanent ? 308 : 307
  return NextResponse.redirect(at(request, shareImageHref(redirect.to)), status)
}

/** Rewrites to Next's prerendered not-found page. */
function missingPage(request: NextRequest) {
  hideMissingPath()
  const headers = new Headers(request.headers)
  headers.set(MISSING_PAGE_HEADER, '1')
  return NextResponse.next({ request: { headers } })
}

/** The same URL with another path. */
function at(request: NextRequest, path: string) {
  const url = request.nextUrl.clone()
  url.pathname = path
  url.search = pageQuery(request)
  return url
}

// Next parses this statically. Other API routes never read drafts.
export const config = {
  matcher: [
    '/((?!_next/static/|api/(?!search-index$)).*)',
    { source: '/api/events/:slug', has: [{ type: 'cookie', key: 'draft-pass' }] },
  ],
}

import { type NextRequest, NextResponse } from 'next/server'
import { isDevelopment } from '@/env'
import { decodePath } from '@/lib/decode-path'
import { isOwnPath } from '@/lib/own-paths'
import { galleryHref, isContentPath, pathOfShareImage } from '@/lib/routes'
import { hideMissingPath } from '@/next-workarounds/hide-missing-path'
import { queryOf } from '@/next-workarounds/hide-query-from-pages'
import { MISSING_PAGE_HEADER } from '@/next-workarounds/missing-page'
import { contentCaughtUp } from '@/sanity/catch-up'
import { hasDraftCookie } from '@/sanity/draft-cookie'
import { livePathIndex, recentPathIndex } from '@/sanity/live-path-index'

/**
 * Decides, before a page renders, whether its address exists. A page that finds out by itself
 * (`notFound()`) answers with an HTML body that stays empty until JavaScript runs.
 */
export async function proxy(request: NextRequest) {
  // Next's own names for its error pages, of which it answers one with 500.
  if (request.nextUrl.pathname.startsWith('/_')) return missingPage(request)
  // An editor may look at a document that is not published yet.
  if (hasDraftCookie(request.cookies)) return NextResponse.next()

  const path = decodePath(request.nextUrl.pathname)
  if (path === galleryHref()) return isDevelopment ? NextResponse.next() : missingPage(request)

  await contentCaughtUp()
  const pictured = pathOfShareImage(path)
  if (pictured !== undefined) return sharedImage(request, pictured)
  // Both spellings: a page that finds nothing keeps a file for each address that it was asked for.
  const isContent = isContentPath(path) || isContentPath(request.nextUrl.pathname)
  let index = await livePathIndex()
  if (isContent && index && !index.documents.has(path)) index = await recentPathIndex()

  // Without an index the page decides: a late 404 beats a missing page.
  if (!index) return NextResponse.next()
  if (index.documents.has(path)) {
    const usual = at(request, path)
    const isUsual = usual.pathname === request.nextUrl.pathname
    return isUsual ? NextResponse.next() : NextResponse.redirect(usual, 308)
  }
  // Whatever editors have written, what the site answers itself stays.
  const redirect = isOwnPath(path) ? undefined : index.redirects.get(path)
  if (redirect) {
    return NextResponse.redirect(at(request, redirect.to), redirect.permanent ? 308 : 307)
  }
  if (isContent) return missingPage(request)
  // Next finds out by itself that there is no such file, and shows the same page.
  if (!isOwnPath(path)) hideMissingPath()
  return NextResponse.next()
}

/** A picture for shared links exists where its page does, or each made-up address would be drawn and kept. */
async function sharedImage(request: NextRequest, path: string) {
  const index = await livePathIndex()
  if (!index || index.documents.has(path)) return NextResponse.next()
  const recent = await recentPathIndex()
  if (recent?.documents.has(path)) return NextResponse.next()
  return missingPage(request)
}

/** Lets Next answer with its prerendered not-found page. */
function missingPage(request: NextRequest) {
  hideMissingPath()
  const headers = new Headers(request.headers)
  headers.set(MISSING_PAGE_HEADER, '1')
  return NextResponse.next({ request: { headers } })
}

/** The same address with another path; the query stays. */
function at(request: NextRequest, path: string) {
  const url = request.nextUrl.clone()
  url.pathname = path
  url.search = queryOf(request)
  return url
}

export const config = { matcher: ['/((?!_next/|api/(?!search-index$)).*)'] }

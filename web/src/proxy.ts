import { type NextRequest, NextResponse } from 'next/server'
import { livePathIndex, recentPathIndex } from '@/content/path/live-path-index'
import { decodePath } from '@/lib/decode-path'
import { isContentPath } from '@/routes/content-areas'

const DRAFT_COOKIE = '__prerender_bypass'

/**
 * Decides, before a page renders, whether its address exists. A page that finds out by itself
 * (`notFound()`) answers with an HTML body that stays empty until JavaScript runs.
 */
export async function proxy(request: NextRequest) {
  // An editor may look at a document that is not published yet.
  if (request.cookies.has(DRAFT_COOKIE)) return NextResponse.next()

  const path = decodePath(request.nextUrl.pathname)
  const isContent = isContentPath(path)
  let index = await livePathIndex()
  if (isContent && index && !index.documents.has(path)) index = await recentPathIndex()

  // Without an index the page decides: a late 404 beats a missing page.
  if (!index || index.documents.has(path)) return NextResponse.next()
  const redirect = index.redirects.get(path)
  if (redirect) {
    return NextResponse.redirect(at(request, redirect.to), redirect.permanent ? 308 : 307)
  }
  // No route has this name, so Next answers with its prerendered not-found page.
  return isContent ? NextResponse.rewrite(at(request, '/not-found')) : NextResponse.next()
}

/** The same address with another path; the query stays. */
function at(request: NextRequest, path: string) {
  const url = request.nextUrl.clone()
  url.pathname = path
  return url
}

export const config = { matcher: ['/((?!_next/|api/).*)'] }

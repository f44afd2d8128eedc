import {
  perspectiveCookieName,
  schemaIdSingleton,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { cookies } from 'next/headers'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { newPass, previewCookieOptions } from '@/content/drafts/draft-access'
import { draftClient } from '@/content/read/client'
import { env } from '@/env'
import { NEXT_DRAFT_COOKIE } from '@/http/next-workarounds/draft-cookie'
import { problem, tooManyRequests } from '@/http/problem'
import { rememberRefused, tooManyRefusals, wasNoRefusal, wasRefused } from '@/http/rate-limits'
import {
  DRAFT_PASS,
  OPENED_IN_STUDIO,
  PASS_LASTS_MS,
  type PassSource,
  passSourceOf,
} from '@/lib/draft-pass'

/** Lifetime of a "Share this preview" link; the Studio states it (studio/studio-texts.ts). */
const LINK_LASTS = 7 * 86_400_000

const SHARED_LINK_QUERY = `*[_id == $id && secret == $secret][0]._updatedAt`
const NOT_VALID = 'is not valid, or no longer'

type Options = Parameters<typeof defineEnableDraftMode>[0]

const { GET: enable } = defineEnableDraftMode({
  // next-sanity accepts this client at run time; its types are for an older version.
  client: draftClient as unknown as Options['client'],
})

/**
 * Enters draft mode with a secret that the Presentation tool stored as a document, or that is in a shared preview link.
 * Sanity limits the former to an hour and the latter not at all.
 */
export async function GET(request: Request): Promise<Response> {
  if (!env.SANITY_API_READ_TOKEN) {
    return problem(401, 'Set SANITY_API_READ_TOKEN so that the site may read drafts.')
  }
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret)
  if (!secret) return unauthorized('has no secret')
  // Each attempt with a secret costs uncached reads.
  const seconds = await tooManyRefusals(request.headers)
  if (seconds) return tooManyRequests(seconds)
  if (wasRefused(secret)) return unauthorized(NOT_VALID)
  const sharedAt = await whenShared(secret)
  if (sharedAt && Date.now() > sharedAt + LINK_LASTS) return unauthorized('has expired')
  try {
    const response = await enable(request)
    if (response.status !== 401) return response
    rememberRefused(secret)
    return unauthorized(NOT_VALID)
  } catch (redirect) {
    // `enable` answers a valid link with a redirect, which Next throws.
    await wasNoRefusal(request.headers)
    await givePass(request.headers, sharedAt ? passSourceOf(secret) : OPENED_IN_STUDIO)
    throw redirect
  }
}

/** When the link with this secret was shared; undefined if it was not shared. */
async function whenShared(secret: string): Promise<number | undefined> {
  const updatedAt = await draftClient.fetch<string | null>(
    SHARED_LINK_QUERY,
    { id: schemaIdSingleton, secret },
    { perspective: 'raw', cache: 'no-store', stega: false },
  )
  return updatedAt ? Date.parse(updatedAt) : undefined
}

/** Replaces Next's cookie, which would open all later previews, with our own pass. */
async function givePass(headers: Headers, source: PassSource): Promise<void> {
  const jar = await cookies()
  const options = { ...previewCookieOptions(headers), expires: Date.now() + PASS_LASTS_MS }
  jar.set(NEXT_DRAFT_COOKIE, '', { ...options, expires: 0 })
  const perspective = jar.get(perspectiveCookieName)?.value
  if (perspective) jar.set(perspectiveCookieName, perspective, options)
  const pass = newPass(source)
  if (pass) jar.set(DRAFT_PASS, pass, options)
}

/** Plain text: somebody opened the link in a browser. */
function unauthorized(reason: string): Response {
  const text = `This preview link ${reason}. Ask the person who sent it for a new one.`
  return new Response(text, {
    status: 401,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  })
}

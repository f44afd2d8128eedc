import {
  perspectiveCookieName,
  schemaIdSingleton,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { cookies } from 'next/headers'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { env, isDevelopment } from '@/env'
import { rememberRefused, tooManyRefusals, wasNoRefusal, wasRefused } from '@/lib/lookup-limit'
import { problem } from '@/lib/problem'
import { draftClient } from '@/sanity/client'

const DAY = 86_400_000
/** How long a link of "Share this preview" works; the Studio tells editors (studio/presentation/share-texts.ts). */
const LINK_LASTS = 7 * DAY
/** How long a browser that has opened such a link sees drafts. */
const VISIT_LASTS = DAY

const SHARED_LINK_QUERY = `*[_id == $id && secret == $secret][0]._updatedAt`
const NOT_VALID = 'is not valid, or no longer'
const COOKIES = ['__prerender_bypass', perspectiveCookieName]

type Options = Parameters<typeof defineEnableDraftMode>[0]

const { GET: enable } = defineEnableDraftMode({
  // next-sanity accepts this client, but its types refer to its own older version.
  client: draftClient as unknown as Options['client'],
})

/**
 * The Presentation tool opens this with a secret that it has stored as a document, and so does a colleague with a link
 * that an editor has shared. Sanity limits the former to an hour and the latter not at all.
 */
export async function GET(request: Request): Promise<Response> {
  if (!env.SANITY_API_READ_TOKEN) {
    return problem(401, 'Set SANITY_API_READ_TOKEN so that the site may read drafts.')
  }
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret)
  if (!secret) return refusal('has no secret')
  // Each secret costs reads that no cache answers.
  const seconds = await tooManyRefusals(request.headers)
  if (seconds) {
    return problem(429, `Too many preview links were not valid. Try again in ${seconds} seconds.`, {
      'retry-after': String(seconds),
    })
  }
  if (wasRefused(secret)) return refusal(NOT_VALID)
  const sharedAt = await whenShared(secret)
  if (sharedAt && Date.now() > sharedAt + LINK_LASTS) return refusal('has expired')
  try {
    const response = await enable(request)
    if (response.status !== 401) return response
    rememberRefused(secret)
    return refusal(NOT_VALID)
  } catch (redirect) {
    // `enable` answers a valid link by a redirect, which Next throws.
    await wasNoRefusal(request.headers)
    if (sharedAt) await limitVisit()
    throw redirect
  }
}

/** When the link with this secret was shared; undefined if it is not a shared one. */
async function whenShared(secret: string): Promise<number | undefined> {
  const updatedAt = await draftClient.fetch<string | null>(
    SHARED_LINK_QUERY,
    { id: schemaIdSingleton, secret },
    { perspective: 'raw', cache: 'no-store', stega: false },
  )
  return updatedAt ? Date.parse(updatedAt) : undefined
}

async function limitVisit(): Promise<void> {
  const jar = await cookies()
  for (const name of COOKIES) {
    const cookie = jar.get(name)
    if (!cookie?.value) continue
    jar.set({
      ...{ name, value: cookie.value, path: '/', httpOnly: true },
      ...{ secure: !isDevelopment, sameSite: isDevelopment ? 'lax' : 'none' },
      expires: Date.now() + VISIT_LASTS,
    })
  }
}

function refusal(reason: string): Response {
  const text = `This preview link ${reason}. Ask the person who sent it for a new one.`
  return new Response(text, {
    status: 401,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  })
}

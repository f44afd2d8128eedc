import 'server-only'
import { fetchSharedAccessQuery, perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { draftClient } from '@/content/read/client'
import { env, isDevelopment } from '@/env'
import {
  createPass,
  DRAFT_PASS,
  OPENED_IN_STUDIO,
  type PassSource,
  passSourceOf,
  readPass,
} from '@/lib/draft-pass'
import type { PassKey } from '@/lib/signed-pass'

/** `unknown`: the content API does not answer, so the pass may be accepted later. */
type DraftAccess = 'granted' | 'ended' | 'unknown'

/** Signs the passes of previews and the sessions of the Studio; undefined without a read token. */
export const passKey: PassKey | undefined = env.SANITY_API_READ_TOKEN
  ? {
      token: env.SANITY_API_READ_TOKEN,
      projectId: env.SANITY_PROJECT_ID,
      dataset: env.SANITY_DATASET,
    }
  : undefined

/** A pass for a browser that has opened a preview; undefined without a read token. */
export const newPass = (source: PassSource): string | undefined =>
  passKey ? createPass(source, passKey) : undefined

/**
 * Whether a browser with this pass may see drafts: until the pass expires, or an editor ends the sharing that it came
 * from. A pass that we did not sign costs no request.
 */
export async function draftAccess(pass: string): Promise<DraftAccess> {
  const read = passKey && readPass(pass, passKey)
  if (!read) return 'ended'
  // The Studio's own secrets expire after an hour, and nobody ends them earlier.
  if (read.source === OPENED_IN_STUDIO) return 'granted'
  try {
    const secret = await sharedSecret(read.openedAt)
    return secret && passSourceOf(secret) === read.source ? 'granted' : 'ended'
  } catch {
    return 'unknown'
  }
}

/** How long an answer is used: previews end this long after their sharing. */
const GOOD_FOR_MS = 2000
const TIMEOUT_MS = 3000

let reading: { answer: Promise<string | null>; startedAt: number; goodUntil: number } | undefined

/**
 * The one secret of the links that the dataset shares now. Single-flight, but a read that began before `since` is not
 * used: it does not know a link that was shared later.
 */
function sharedSecret(since: number): Promise<string | null> {
  if (!reading || performance.now() > reading.goodUntil || reading.startedAt < since) {
    const answer = readSharedSecret().finally(() => {
      current.goodUntil = performance.now() + GOOD_FOR_MS
    })
    const current = { answer, startedAt: Date.now(), goodUntil: Number.POSITIVE_INFINITY }
    reading = current
  }
  return reading.answer
}

function readSharedSecret(): Promise<string | null> {
  return draftClient.fetch<string | null>(
    fetchSharedAccessQuery,
    {},
    {
      perspective: 'raw',
      cache: 'no-store',
      stega: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
}

/** Both `cookies()` and the cookies of a response. */
type CookieJar = {
  set: (name: string, value: string, options: CookieOptions & { expires: Date }) => unknown
}
type CookieOptions = ReturnType<typeof previewCookieOptions>

/** Deletes the cookies of a preview in the browser that sent these headers. */
export function endPreview(jar: CookieJar, headers: Headers): void {
  const options = { ...previewCookieOptions(headers), expires: new Date(0) }
  for (const name of [DRAFT_PASS, perspectiveCookieName]) jar.set(name, '', options)
}

/**
 * How the cookies of a preview are set: as Sanity's own, so that browsers send them from the Studio's frame, where some
 * partition cookies.
 */
export function previewCookieOptions(headers: Headers) {
  const isForeignFrame =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    path: '/',
    httpOnly: true,
    secure: !isDevelopment,
    sameSite: isDevelopment ? ('lax' as const) : ('none' as const),
    partitioned: !isDevelopment && isForeignFrame,
  }
}

import 'server-only'
import { schemaType } from '@sanity/preview-url-secret/constants'
import { passKey } from '@/content/drafts/draft-access'
import { draftClient } from '@/content/read/client'
import { env } from '@/env'
import { problem, tooManyRequests } from '@/http/problem'
import { tooManyCounts } from '@/http/rate-limits'
import { readSignedPass, signPass } from '@/lib/signed-pass'
import { SESSION_SECRET_SOURCE } from '@/lib/studio-api'

// Sessions of the Studio. Studio and site have different origins, so the session is a bearer token.

const SESSION = { name: 'studio-session', lastsMs: 10 * 60_000 }
const EDITOR = 'editor'

/** In seconds. The Studio uses a secret at once, and then deletes it. */
const SECRET_LASTS = 120
const SECRET_QUERY = `count(*[
  _type == "${schemaType}" && source == $source && secret == $secret &&
  dateTime(_updatedAt) > dateTime(now()) - ${SECRET_LASTS}
]) > 0`
const TIMEOUT_MS = 3000

/** Whether an editor stored this secret a moment ago. Rejects if the content API does not answer. */
export function isSessionSecret(secret: string): Promise<boolean> {
  return draftClient.fetch<boolean>(
    SECRET_QUERY,
    { secret, source: SESSION_SECRET_SOURCE },
    {
      perspective: 'raw',
      cache: 'no-store',
      stega: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
}

/** A signed session of ten minutes; undefined without a read token. */
export const newSession = (): string | undefined => passKey && signPass(SESSION, EDITOR, passKey)

/**
 * The methods of a route that answers editors, and nobody else, with counts: `export const { GET, OPTIONS } = …`.
 * Another origin and a session that is missing, forged or expired get 401.
 */
export function forEditors(answer: (request: Request) => Promise<Response>) {
  return {
    GET: async (request: Request): Promise<Response> => {
      const origin = studioOrigin(request)
      if (!origin || !hasSession(request)) return unauthorized(origin)
      const seconds = await tooManyCounts(request.headers)
      return toStudio(origin, seconds ? tooManyRequests(seconds) : await answer(request))
    },
    OPTIONS: (request: Request): Response => preflight(request, 'GET'),
  }
}

/** The origin of a request from our Studio; undefined for any other. */
export function studioOrigin(request: Request): string | undefined {
  const origin = request.headers.get('origin')
  return origin === env.STUDIO_ORIGIN ? origin : undefined
}

/** Lets the page of this origin read the answer. */
export function toStudio(origin: string, response: Response): Response {
  for (const [name, value] of Object.entries(readableBy(origin))) response.headers.set(name, value)
  return response
}

/** 401, which only a Studio can read. */
export const unauthorized = (origin: string | undefined): Response =>
  problem(401, 'Send a session of the Studio as a bearer token.', {
    'www-authenticate': 'Bearer',
    ...(origin && readableBy(origin)),
  })

/** Answers the preflight request of a Studio's browser. */
export function preflight(request: Request, method: 'GET' | 'POST'): Response {
  const origin = studioOrigin(request)
  if (!origin) return unauthorized(undefined)
  return new Response(null, {
    status: 204,
    headers: {
      ...readableBy(origin),
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    },
  })
}

const readableBy = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'retry-after',
  vary: 'Origin',
  'cache-control': 'no-store',
})

function hasSession({ headers }: Request): boolean {
  const [, session] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (!passKey || !session) return false
  return readSignedPass(SESSION, session, passKey)?.source === EDITOR
}

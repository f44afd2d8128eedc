import { env } from '@/env'
import { problem, tooManyRequests } from '@/http/problem'
import { rememberRefused, tooManyRefusals, wasNoRefusal, wasRefused } from '@/http/rate-limits'
import { isJsonRequest, parseJson, readLimitedBody } from '@/http/request-body'
import type { StudioSession } from '@/lib/studio-api'
import {
  isSessionSecret,
  newSession,
  preflight,
  studioOrigin,
  toStudio,
  unauthorized,
} from '../studio-session'

/** In bytes; a secret has 43 characters. */
const BODY_LIMIT = 1024

/** Exchanges a secret that the Studio stored with its editor's login for a session. */
export async function POST(request: Request): Promise<Response> {
  const origin = studioOrigin(request)
  if (!origin) return unauthorized(undefined)
  return toStudio(origin, await answer(request, origin))
}

export const OPTIONS = (request: Request): Response => preflight(request, 'POST')

async function answer(request: Request, origin: string): Promise<Response> {
  if (!env.SANITY_API_READ_TOKEN) {
    return problem(
      503,
      'The site has no SANITY_API_READ_TOKEN, so it cannot tell who is an editor.',
    )
  }
  const body = isJsonRequest(request) ? await readLimitedBody(request, BODY_LIMIT) : undefined
  const secret = secretIn(parseJson(body ?? ''))
  // A secret of a preview is refused here only.
  const name = `session ${secret}`
  if (!secret || wasRefused(name)) return unauthorized(origin)
  // Each attempt with a secret costs an uncached read.
  const seconds = await tooManyRefusals(request.headers)
  if (seconds) return tooManyRequests(seconds)
  try {
    if (!(await isSessionSecret(secret))) {
      rememberRefused(name)
      return unauthorized(origin)
    }
  } catch {
    return problem(
      503,
      'The content API does not answer, so the site cannot tell who is an editor.',
    )
  }
  await wasNoRefusal(request.headers)
  const session = newSession()
  return session ? Response.json({ session } satisfies StudioSession) : unauthorized(origin)
}

function secretIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('secret' in body)) return undefined
  return typeof body.secret === 'string' && /^[\w-]{20,100}$/.test(body.secret)
    ? body.secret
    : undefined
}

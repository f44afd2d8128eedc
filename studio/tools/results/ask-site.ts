import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { SanityClient } from 'sanity'
import {
  SESSION_SECRET_SOURCE,
  STUDIO_SESSION_PATH,
  type StudioSession,
} from '../../../web/src/lib/studio-api'
import { env } from '../../env'

/** What the site answered, or a sentence that says why there is nothing to show. */
export type SiteAnswer<Data> = { data: Data } | { reason: string }

/** A reason that an editor is shown. */
class Refusal extends Error {}

const NO_ANSWER = 'The site does not answer, or does not know this Studio. Try again in a minute.'
const NOT_ACCEPTED = 'The site does not accept your session. Reload the page to start a new one.'
const READ_ONLY = 'Your login may not change content, so the site shows you no figures.'
const TIMEOUT_MS = 15_000

// In memory only, and one for all questions.
let session: Promise<string> | undefined

/**
 * The JSON of a route of the site for editors, such as `/api/studio/results?days=30`. It opens a session when there is
 * none or the last one has expired. Never rejects, except with the reason of `signal`.
 */
export async function askSite<Data>(
  client: SanityClient,
  path: string,
  signal?: AbortSignal,
): Promise<SiteAnswer<Data>> {
  try {
    const response = await withSession(client, (bearer) =>
      send(path, { headers: { authorization: `Bearer ${bearer}` } }, signal),
    )
    return { data: await response.json() }
  } catch (error) {
    signal?.throwIfAborted()
    return { reason: error instanceof Refusal ? error.message : NO_ANSWER }
  }
}

/** Sends with the session, and once more with a new one if the site does not accept it. */
async function withSession(
  client: SanityClient,
  request: (bearer: string) => Promise<Response>,
): Promise<Response> {
  const current = openSession(client)
  const response = await request(await current)
  if (response.status !== 401) return response
  if (session === current) session = undefined
  const again = await request(await openSession(client))
  if (again.status === 401) throw new Refusal(NOT_ACCEPTED)
  return again
}

/** Single-flight; a failed attempt is not kept. */
function openSession(client: SanityClient): Promise<string> {
  if (!session) {
    const opening = exchangeSecret(client)
    session = opening
    opening.catch(() => {
      if (session === opening) session = undefined
    })
  }
  return session
}

/** Stores a secret with the editor's login, gives it to the site for a session, and deletes it. */
async function exchangeSecret(client: SanityClient): Promise<string> {
  const id = crypto.randomUUID()
  const { secret } = await createPreviewSecret(
    client,
    SESSION_SECRET_SOURCE,
    location.origin,
    undefined,
    id,
  ).catch((error: unknown) => {
    throw new Refusal(isForbidden(error) ? READ_ONLY : 'The content API does not answer.')
  })
  try {
    const response = await send(STUDIO_SESSION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    })
    if (response.status === 401) throw new Refusal(NOT_ACCEPTED)
    const answer: StudioSession = await response.json()
    return answer.session
  } finally {
    // Otherwise it ends by its age.
    client.delete(`drafts.${id}`).catch(() => undefined)
  }
}

/** A 200 or 401; throws a `Refusal` with the sentence of a problem, and a `TypeError` without an answer. */
async function send(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const ended = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(new URL(path, env.SANITY_STUDIO_SITE_URL), {
    ...init,
    credentials: 'omit',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, ended]) : ended,
  })
  if (response.ok || response.status === 401) return response
  const problem: unknown = await response.json().catch(() => undefined)
  throw new Refusal(detailOf(problem) ?? NO_ANSWER)
}

function detailOf(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return undefined
  return typeof problem.detail === 'string' ? problem.detail : undefined
}

const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 403

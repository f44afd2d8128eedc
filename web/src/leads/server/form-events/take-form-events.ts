import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '../../../env.ts'
import { DRAFT_PASS } from '../../../lib/draft-pass.ts'
import { IP_ADDRESS_HEADER, limitKey } from '../../../lib/ip-address.ts'
import { isFromOtherSite } from '../../../lib/other-sites.ts'
import { formEventsHref } from '../../../lib/routes.ts'
import { countFormEvents, FORM_EVENT_KINDS, type FormEvent } from './form-counter.ts'

/** In bytes, and in events: a page sends a handful every few seconds. */
const BODY_LIMIT = 8192
const MOST_EVENTS = 40

/** Requests in a minute from one IP address, and from all. */
const perMinute = { duration: 60 }
const ofOne = new RateLimiterMemory({ ...perMinute, points: 60 })
const ofAll = new RateLimiterMemory({ ...perMinute, points: 60_000 })

/** Programs that run a page's code. */
const PROGRAM = /bot\b|crawl|spider|slurp|headless|lighthouse|prerender|preview|monitor/i

/**
 * Takes what browsers tell of forms (`leads/client/form-events.ts`); false for any other request. A step of our server
 * before Next, which would cost ten times as much. What is not counted gets the same 204.
 */
export function takeFormEvents(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'POST' || request.url !== formEventsHref()) return false
  const end = (status: number) => response.writeHead(status, { 'cache-control': 'no-store' }).end()
  answer(request).then(end, () => end(400))
  return true
}

async function answer(request: IncomingMessage): Promise<number> {
  const { headers } = request
  const status = refusedAtOnce(headers) ?? uncounted(headers) ?? (await tooMany(headers))
  if (status) {
    request.resume()
    return status
  }
  const events = eventsIn(JSON.parse(await text(request)))
  if (!events) return 400
  await countFormEvents(events, Date.now())
  return 204
}

type Headers = IncomingMessage['headers']

/** Foreign pages, other types, and bodies that are long or do not tell how long they are. */
function refusedAtOnce(headers: Headers): number | undefined {
  const from = {
    origin: headers.origin ?? null,
    fetchSite: String(headers['sec-fetch-site'] ?? '') || null,
    host: headers.host ?? null,
  }
  if (isFromOtherSite(from, env.SITE_URL)) return 403
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return 415
  const length = Number(headers['content-length'])
  return length > 0 && length <= BODY_LIMIT ? undefined : 413
}

/** Global Privacy Control, editors in a preview, and programs. */
function uncounted(headers: Headers): number | undefined {
  const agent = headers['user-agent'] ?? ''
  const isCounted =
    headers['sec-gpc'] !== '1' &&
    !headers.cookie?.includes(`${DRAFT_PASS}=`) &&
    agent !== '' &&
    !PROGRAM.test(agent)
  return isCounted ? undefined : 204
}

async function tooMany(headers: Headers): Promise<number | undefined> {
  try {
    await ofOne.consume(limitKey(String(headers[IP_ADDRESS_HEADER] ?? '')))
    await ofAll.consume('all')
    return undefined
  } catch {
    return 429
  }
}

function eventsIn(body: unknown): FormEvent[] | undefined {
  return Array.isArray(body) && body.length <= MOST_EVENTS && body.every(isEvent) ? body : undefined
}

function isEvent(value: unknown): value is FormEvent {
  if (typeof value !== 'object' || value === null) return false
  const { kind, form, page }: Partial<Record<keyof FormEvent, unknown>> = value
  const isKind = FORM_EVENT_KINDS.some((each) => each === kind)
  return isKind && typeof form === 'string' && typeof page === 'string'
}

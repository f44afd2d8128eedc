import type { Field } from '../../forms/fields'
import type { FormDefinition } from '../../forms/form-definition'
import type { CheckedSubmission } from './check-submission'
import type { Checked, Problem } from './problem'

const REFUSAL: Problem = {
  status: 403,
  detail: 'Requests are accepted from the pages of this site only.',
}

/**
 * Refuses what a browser sends on behalf of another site.
 * Browsers always name the origin of a POST; a program that names none acts for itself, not for a visitor.
 */
export function refuseOtherSites(request: Request, siteUrl: string): Problem | undefined {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return REFUSAL
  const origin = request.headers.get('origin')
  if (origin === null) return undefined
  const from = URL.parse(origin)
  const ours = [URL.parse(siteUrl)?.host, request.headers.get('host')]
  return from && ours.includes(from.host) ? undefined : REFUSAL
}

const TYPE = /^application\/json\s*(?:;\s*charset="?(?:utf-8|us-ascii)"?\s*)?;?$/

/** Refuses a body that does not call itself JSON; a form on another site cannot send this type. */
export function refuseOtherTypes(request: Request): Problem | undefined {
  const type = request.headers.get('content-type')?.trim().toLowerCase() ?? ''
  if (TYPE.test(type)) return refuseEncoded(request)
  const detail = 'Send the submission as application/json in UTF-8.'
  return { status: 415, detail, headers: { accept: 'application/json' } }
}

/** Refuses a compressed body: a small one may hold a large one, and no browser compresses a form. */
export function refuseEncoded(request: Request): Problem | undefined {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return undefined
  const headers = { 'accept-encoding': 'identity' }
  return { status: 415, detail: 'Send the submission uncompressed.', headers }
}

type Suspect = Pick<CheckedSubmission, 'form' | 'filledInMs' | 'trapped'>

/**
 * Why a submission must be a program's, in words for the people who look through what was blocked.
 * Without a time, it came from a browser that runs no scripts: the other checks judge it.
 */
export function suspicion(
  { form, filledInMs = Infinity, trapped }: Suspect,
  { checksFillTime }: { checksFillTime: boolean },
): string | undefined {
  if (trapped) return 'filled in a field that people cannot see'
  if (!checksFillTime || filledInMs >= fastestFill(form)) return undefined
  return `sent ${Math.round(filledInMs)} ms after the form appeared`
}

// To find a button and press it takes anybody longer, and so does each field that is filled in by hand.
const TO_SEND = 300
const BY_HAND = 250

/**
 * The least time in milliseconds in which a person could have filled in a form.
 * A browser may fill in a name or an address at once, and the page may fill in a title, so neither counts:
 * a newsletter takes 0.3 s, a request for support 1.55 s. Whoever is faster is a program.
 */
export function fastestFill({ fields }: Pick<FormDefinition, 'fields'>): number {
  return TO_SEND + Object.values(fields).filter(isByHand).length * BY_HAND
}

function isByHand({ required, prefill, control }: Field): boolean {
  if (!required || prefill || control.kind === 'hidden') return false
  return !('autoComplete' in control && control.autoComplete)
}

/** The largest body that is read. */
export const BODY_LIMIT = 64 * 1024

const TOO_LARGE = {
  ok: false,
  problem: {
    status: 413,
    detail: 'The submission is larger than 64 KiB. Shorten the longest answer and send it again.',
    // The rest of the body is not read, so the connection cannot serve another request.
    headers: { connection: 'close' },
  },
} satisfies Checked<unknown>

/** Reads a JSON body, and stops reading where it grows too large. */
export async function readJsonBody(request: Request): Promise<Checked<unknown>> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) return TOO_LARGE
  try {
    const bytes = await readBytes(request)
    if (!bytes) return TOO_LARGE
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, problem: { status: 400, detail: 'The body is not JSON in UTF-8.' } }
  }
}

async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

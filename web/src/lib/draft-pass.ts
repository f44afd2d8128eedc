import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

// Without imports of ours: Node also loads this file for next.config.ts, without a bundler.

/** The cookie that lets a browser see drafts. */
export const DRAFT_PASS = 'draft-pass'

/** How long a browser that has opened a preview sees drafts. */
export const PASS_LASTS_MS = 86_400_000

/** What opened a preview: the Presentation tool, or a shared link, named by the hash of its secret. */
export type PassSource = string

export const OPENED_IN_STUDIO: PassSource = 'studio'

/** Names a shared link in a pass without telling its secret. */
export const passSourceOf = (secret: string): PassSource =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 22)

/** What signs passes: `token` is the read token, and `dataset` keeps a pass from opening the drafts of another one. */
export type PassKey = { token: string; projectId: string; dataset: string }

/** A pass that ends after a day: when it ends, what opened it, and the signature of both. */
export function createPass(source: PassSource, key: PassKey, now = Date.now()): string {
  const claim = `${Math.ceil((now + PASS_LASTS_MS) / 1000)}.${source}`
  return `${claim}.${signature(claim, key)}`
}

const SHAPE = /^((\d{10,11})\.([\w-]{6,22}))\.([\w-]{43})$/

/** What opened the preview of this pass, and when at the latest, in ms; undefined if it is not ours or has ended. */
export function readPass(
  pass: string,
  key: PassKey,
  now = Date.now(),
): { source: PassSource; openedAt: number } | undefined {
  const [, claim, ends, source, given] = SHAPE.exec(pass) ?? []
  if (claim === undefined || source === undefined || given === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(claim, key)))) return undefined
  const endsAt = Number(ends) * 1000
  return now < endsAt ? { source, openedAt: endsAt - PASS_LASTS_MS } : undefined
}

function signature(claim: string, { token, projectId, dataset }: PassKey): string {
  const signed = [DRAFT_PASS, projectId, dataset, claim].join('\n')
  return createHmac('sha256', token).update(signed).digest('base64url')
}

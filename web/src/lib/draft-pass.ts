import { createHash } from 'node:crypto'
import { type PassKey, readSignedPass, signPass } from './signed-pass.ts'

// Relative imports with extensions: Node also loads this file for next.config.ts, without a bundler.

/** The cookie that lets a browser see drafts. */
export const DRAFT_PASS = 'draft-pass'

/** How long a browser that has opened a preview sees drafts. */
export const PASS_LASTS_MS = 86_400_000

const KIND = { name: DRAFT_PASS, lastsMs: PASS_LASTS_MS }

/** What opened a preview: the Presentation tool, or a shared link, named by the hash of its secret. */
export type PassSource = string

export const OPENED_IN_STUDIO: PassSource = 'studio'

/** Names a shared link in a pass without telling its secret. */
export const passSourceOf = (secret: string): PassSource =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 22)

/** A pass that ends after a day: when it ends, what opened it, and the signature of both. */
export const createPass = (source: PassSource, key: PassKey, now = Date.now()): string =>
  signPass(KIND, source, key, now)

/** What opened the preview of this pass, and when at the latest, in ms; undefined if it is not ours or has ended. */
export function readPass(
  pass: string,
  key: PassKey,
  now = Date.now(),
): { source: PassSource; openedAt: number } | undefined {
  const read = readSignedPass(KIND, pass, key, now)
  return read && { source: read.source, openedAt: read.endsAt - PASS_LASTS_MS }
}

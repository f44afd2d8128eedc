import { createHmac, timingSafeEqual } from 'node:crypto'

// Without imports of ours: Node also loads this file for next.config.ts, without a bundler.

/** What signs passes: `token` is the read token, and `dataset` keeps a pass from opening another one. */
export type PassKey = { token: string; projectId: string; dataset: string }

/** A kind of pass: its name is part of what is signed, so that no pass is good for another purpose. */
export type PassKind = { name: string; lastsMs: number }

/** A pass of this kind for `source`, which is 6 to 22 letters of base64url: when it ends, the source, the signature of both. */
export function signPass(kind: PassKind, source: string, key: PassKey, now = Date.now()): string {
  const claim = `${Math.ceil((now + kind.lastsMs) / 1000)}.${source}`
  return `${claim}.${signature(kind, claim, key)}`
}

const SHAPE = /^((\d{10,11})\.([\w-]{6,22}))\.([\w-]{43})$/

/** The source of this pass and when it ends, in ms; undefined if it is not ours, of another kind, or has ended. */
export function readSignedPass(
  kind: PassKind,
  pass: string,
  key: PassKey,
  now = Date.now(),
): { source: string; endsAt: number } | undefined {
  const [, claim, ends, source, given] = SHAPE.exec(pass) ?? []
  if (claim === undefined || source === undefined || given === undefined) return undefined
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(kind, claim, key)))) {
    return undefined
  }
  const endsAt = Number(ends) * 1000
  return now < endsAt ? { source, endsAt } : undefined
}

function signature({ name }: PassKind, claim: string, key: PassKey): string {
  const signed = [name, key.projectId, key.dataset, claim].join('\n')
  return createHmac('sha256', key.token).update(signed).digest('base64url')
}

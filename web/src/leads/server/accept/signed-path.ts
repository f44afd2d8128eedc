import { createHmac, timingSafeEqual } from 'node:crypto'
import { downloadsHref } from '../../../lib/routes.ts'

/** How long a link works, in ms. */
export const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000

/** A file that one lead may download; `file` is the id of its report. */
export type FileLink = {
  submissionId: string
  file: string
  /** In ms since 1970. */
  expiresAt: number
}

/** The path of a link, signed with `secret`: whoever has it needs nothing else. */
export function signedPath(secret: string, link: FileLink): string {
  const { submissionId, file, expiresAt } = link
  const segments = [submissionId, file, expiresAt.toString(36)]
  const signature = signatureOf(secret, link).toString('base64url')
  return [downloadsHref(), ...segments.map(encodeURIComponent), signature].join('/')
}

/** The link of the segments after `/api/downloads`; undefined if it was not signed with `secret`. */
export function readSignedPath(secret: string, segments: readonly string[]): FileLink | undefined {
  const [submissionId = '', file = '', expires = '', signature = ''] = segments
  const link = { submissionId, file, expiresAt: Number.parseInt(expires, 36) }
  if (segments.length !== 4 || link.expiresAt.toString(36) !== expires) return undefined
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, link)]
  const isSame = given.length === right.length && timingSafeEqual(given, right)
  // Base64 has several spellings of the same bytes.
  return isSame && right.toString('base64url') === signature ? link : undefined
}

function signatureOf(secret: string, { submissionId, file, expiresAt }: FileLink): Buffer {
  return createHmac('sha256', secret).update(`${submissionId}\n${file}\n${expiresAt}`).digest()
}

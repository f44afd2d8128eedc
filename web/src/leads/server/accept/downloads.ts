import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { downloadsHref } from '../../../lib/routes.ts'
import type { LeadsDatabase, LeadsTables } from '../store/schema.ts'

/** How often one link may be used. */
export const MOST_DOWNLOADS = 10

/** A file that a form asks for; `file` is the id of its report. */
export type RequestedFile = { file: string; title: string }

/** The same with the path of its link. */
export type Download = RequestedFile & { path: string; expiresAt: number }

/** The links of a lead that came at `now` (ms since 1970). */
export function linkDownloads(
  secret: string,
  files: readonly RequestedFile[],
  { submissionId, now }: { submissionId: string; now: number },
): Download[] {
  const expiresAt = now + LINK_LIFE_MS
  return files.map(({ file, title }) => {
    return { file, title, expiresAt, path: signedPath(secret, { submissionId, file, expiresAt }) }
  })
}

/** Stores the files of a submission, in the transaction that stores it. */
export async function storeDownloads(
  transaction: LeadsDatabase,
  submissionId: string,
  files: readonly Download[],
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ file, title, path, expiresAt }) => {
    return { submission_id: submissionId, file, title, path, expires_at: expiresAt }
  })
  await transaction.insertInto('download').values(rows).execute()
}

/** The files of a stored submission, as it was answered the first time. */
export async function readDownloads(database: LeadsDatabase, submissionId: string) {
  return database
    .selectFrom('download')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('file')
    .execute()
}

type Use = { submissionId: string; file: string; now: number }

/** The link, if it works at `now` (ms since 1970): not erased with its lead, not expired, not used up. */
const working = ({ submissionId, file, now }: Use) => {
  return ({ and, eb }: ExpressionBuilder<LeadsTables, 'download'>) =>
    and([
      eb('submission_id', '=', submissionId),
      eb('file', '=', file),
      eb('expires_at', '>', now),
      eb('downloads', '<', MOST_DOWNLOADS),
    ])
}

/** Whether a link works; counts nothing. */
export async function isWorking(database: LeadsDatabase, use: Use): Promise<boolean> {
  const query = database.selectFrom('download').select('file').where(working(use))
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Counts a download in one statement, so that servers that share the database never allow more than `MOST_DOWNLOADS`;
 * false if the link has ended.
 */
export async function countDownload(database: LeadsDatabase, use: Use): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('download')
    .set((row) => ({ downloads: row('downloads', '+', 1), counted_at: use.now }))
    .where(working(use))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

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

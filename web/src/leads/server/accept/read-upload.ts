import { readLimitedBytes } from '../../../http/request-body.ts'
import type { Received } from './check-submission.ts'
import { BODY_LIMIT, type Checked, type Problem } from './guards.ts'

/** A request with files is `multipart/form-data`: the `Submission` as JSON in `submission`, each file under its field. */
export const SUBMISSION_PART = 'submission'

const TYPE = /^multipart\/form-data\s*;.*\bboundary=/i

/** Whether a request brings files. */
export function isUpload({ headers }: Request): boolean {
  return TYPE.test(headers.get('content-type') ?? '')
}

/** The largest body with files, in bytes: a file of 10 MiB, the answers and the lines between them. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024 + 2 * BODY_LIMIT

/**
 * Reads a body with files, and stops reading at `UPLOAD_LIMIT` or when its sender is gone. nginx lets eight be under way
 * at once, since they are held in memory.
 */
export async function readUpload(request: Request): Promise<Checked<Received>> {
  try {
    const bytes = await readLimitedBytes(request, UPLOAD_LIMIT)
    if (!bytes) return refuse(TOO_LARGE)
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return readParts(await new Response(bytes, { headers }).formData())
  } catch {
    return refuse(BROKEN)
  }
}

function readParts(parts: FormData): Checked<Received> {
  const files = new Map<string, File>()
  for (const [name, value] of parts) {
    // A file field without a file sends an empty one without a name.
    if (typeof value === 'string' || (value.name === '' && value.size === 0)) continue
    if (files.has(name)) return refuse(BROKEN)
    files.set(name, value)
  }
  const text = parts.get(SUBMISSION_PART)
  if (typeof text !== 'string') return refuse(BROKEN)
  if (Buffer.byteLength(text) > BODY_LIMIT) return refuse(TOO_LONG)
  return { ok: true, value: { submission: JSON.parse(text) as unknown, files } }
}

const refuse = (problem: Problem): Checked<never> => ({ ok: false, problem })

const TOO_LARGE: Problem = {
  status: 413,
  detail: 'The file is larger than 10 MB. Attach a smaller one and send the form again.',
  headers: { connection: 'close' },
}

const TOO_LONG: Problem = {
  status: 413,
  detail: 'The answers are longer than 128 KiB. Shorten the longest one and send the form again.',
}

const BROKEN: Problem = {
  status: 400,
  detail: `The body must have the submission as JSON in the part "${SUBMISSION_PART}" and one file for each field.`,
}

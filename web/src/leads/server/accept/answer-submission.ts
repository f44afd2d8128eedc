import { IP_ADDRESS_HEADER } from '../../../http/ip-address.ts'
import { problem } from '../../../http/problem.ts'
import { readLimitedBytes } from '../../../http/request-body.ts'
import { type Accepting, accept, type Meta } from './accept.ts'
import type { Received } from './check-submission.ts'
import { BODY_LIMIT, type Checked, type Problem } from './guards.ts'
import { isUpload, readUpload } from './read-upload.ts'

/**
 * Answers `POST /api/submissions`, whose body is a `Submission` as JSON, or with files as `readUpload` says.
 * 202 with `{ submissionId, downloads? }` means that it is stored; everything else is `application/problem+json`
 * (RFC 9457).
 */
export async function answerSubmission(request: Request, leads: Accepting): Promise<Response> {
  const withFiles = isUpload(request)
  const wrongType = withFiles ? undefined : refuseOtherTypes(request)
  if (wrongType) return problemResponse(wrongType)
  const receive = () => (withFiles ? readUpload(request) : readJsonBody(request))
  const outcome = await accept(receive, metaOf(request), leads)
  if (!outcome.ok) return problemResponse(outcome.problem)
  const headers = { 'cache-control': 'no-store' }
  const { submissionId, downloads } = outcome.value
  const links = downloads.map(({ title, path }) => ({ title, href: path }))
  const answer = { submissionId, ...(links.length > 0 && { downloads: links }) }
  return Response.json(answer, { status: 202, headers })
}

/** The facts about the sender of a request, from its headers. */
export function metaOf({ headers }: Request): Meta {
  return {
    ipAddress: headers.get(IP_ADDRESS_HEADER) ?? '',
    origin: headers.get('origin'),
    fetchSite: headers.get('sec-fetch-site'),
    host: headers.get('host'),
  }
}

/** The `application/problem+json` answer to a refused request. */
export function problemResponse(refusal: Problem): Response {
  const { status, detail, errors, headers } = refusal
  return problem(status, detail, headers, errors && { errors })
}

/** The 405 answer to every method but those that `allow` lists. */
export function refuseMethod(allow: string): Response {
  return problem(405, 'Send a submission with POST.', { allow })
}

const TYPE = /^application\/json\s*(?:;\s*charset="?(?:utf-8|us-ascii)"?\s*)?;?$/

/** Refuses a body that is not declared as JSON; a form on another site cannot send this type. */
function refuseOtherTypes(request: Request): Problem | undefined {
  const type = request.headers.get('content-type')?.trim().toLowerCase() ?? ''
  if (TYPE.test(type)) return undefined
  const detail = 'Send the submission as application/json in UTF-8.'
  return { status: 415, detail, headers: { accept: 'application/json' } }
}

const TOO_LARGE = {
  ok: false,
  problem: {
    status: 413,
    detail: 'The submission is larger than 128 KiB. Shorten the longest answer and send it again.',
    // The rest of the body is not read, so the connection cannot serve another request.
    headers: { connection: 'close' },
  },
} satisfies Checked<unknown>

/** Reads a JSON body, and stops reading at `BODY_LIMIT`. */
async function readJsonBody(request: Request): Promise<Checked<Received>> {
  try {
    const bytes = await readLimitedBytes(request, BODY_LIMIT)
    if (!bytes) return TOO_LARGE
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: { submission: JSON.parse(text) as unknown } }
  } catch {
    return { ok: false, problem: { status: 400, detail: 'The body is not JSON in UTF-8.' } }
  }
}

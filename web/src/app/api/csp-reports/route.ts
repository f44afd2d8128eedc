import { violationsIn } from '@/app/api/csp-reports/csp-violations'
import { problem, tooManyRequests } from '@/http/problem'
import { tooManyReports } from '@/http/rate-limits'
import { parseJson, readLimitedBody } from '@/http/request-body'
import { log } from '@/lib/log'

const TYPES = ['application/csp-report', 'application/reports+json']
/** In bytes. A report contains the whole policy. */
const BODY_LIMIT = 64 * 1024

/** Logs violations of the Content-Security-Policy that browsers report. */
export async function POST(request: Request): Promise<Response> {
  const [type = ''] = request.headers.get('content-type')?.split(';') ?? []
  if (!TYPES.includes(type.trim().toLowerCase())) {
    return problem(415, `Send reports as ${TYPES.join(' or ')}.`, { accept: TYPES.join(', ') })
  }
  const seconds = await tooManyReports(request.headers)
  if (seconds) return tooManyRequests(seconds)
  const body = await readLimitedBody(request, BODY_LIMIT)
  if (body === undefined) {
    return problem(413, 'The report is larger than 64 KiB.', { connection: 'close' })
  }
  const violations = violationsIn(parseJson(body))
  if (!violations) return problem(400, 'The body is not a report of a Content-Security-Policy.')
  if (violations.length > 0) log.warn({ violations }, 'csp: a browser reported a violation')
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

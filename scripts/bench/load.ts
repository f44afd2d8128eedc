import { randomBytes, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

/** `duration` in seconds. */
type Load = { connections: number; duration: number }

/** Requests after a warm-up, each connection one after the other; fails if an answer has another status. */
export async function perSecond(load: Load, request: autocannon.Options, status: 200 | 202) {
  const headers = { 'accept-encoding': 'br', ...request.headers }
  await autocannon({ ...load, ...request, headers, duration: 2 })
  const result = await autocannon({ ...load, ...request, headers })
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  const others = result.requests.total - expected + result.errors
  if (others > 0 || expected === 0) {
    throw new Error(`${others} answers of ${request.url} were not a ${status}.`)
  }
  return {
    'a second': Math.round(expected / result.duration),
    'median (ms)': result.latency.p50,
    'p99 (ms)': result.latency.p99,
  }
}

/** New submissions, each from an IP address of its own, as our proxy reports it. */
export function submissionsTo(siteUrl: string): autocannon.Options {
  return {
    url: `${siteUrl}/api/submissions`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(siteUrl).origin,
      'sec-fetch-site': 'same-origin',
    },
    requests: [
      {
        setupRequest: (request) => {
          const [a, b, c] = randomBytes(3)
          const headers = { ...request.headers, 'x-forwarded-for': `10.${a}.${b}.${c}` }
          return { ...request, headers, body: aSubmission() }
        },
      },
    ],
  }
}

const aSubmission = () =>
  JSON.stringify({
    submissionId: randomUUID(),
    formType: 'Support Request',
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      company: 'Analytical Engines',
      priority: 'urgent',
      category: 'data',
      subject: 'A flow is missing',
      description: 'The second hop of this flow is not shown, although the explorer has it. ',
      terms: true,
    },
    filledInMs: 90_000,
    consent: { choice: 'essential', categories: [], version: 'bench', decidedAt: null },
  })

import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { aSubmission } from './a-submission.ts'

export type Figures = {
  /** Responses with status 202, and all others. */
  acknowledged: number
  others: number
  perSecond: number
  medianMs: number
  p99Ms: number
}

type Load = { url: string; connections: number } & ({ seconds: number } | { amount: number })

/** Sends submissions over a number of connections, each one after the response to the previous one. */
export async function measure({ url, connections, ...extent }: Load): Promise<Figures> {
  const times: number[] = []
  const startedAt = performance.now()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.amount }),
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: new URL(url).origin,
          'sec-fetch-site': 'same-origin',
        },
        requests: [
          { setupRequest: (request) => ({ ...request, ...fromSomeone(request.headers) }) },
        ],
      },
      (error, ended) => (error ? reject(error) : resolve(ended)),
    )
    // autocannon's own histogram has a resolution of 1 ms.
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  const seconds = (performance.now() - startedAt) / 1000
  const acknowledged = result.statusCodeStats?.['202']?.count ?? 0
  times.sort((one, other) => one - other)
  return {
    acknowledged,
    others: result.requests.total - acknowledged + result.errors,
    perSecond: acknowledged / seconds,
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
  }
}

/** A unique submission from a unique IP address, as our proxy would report it. */
function fromSomeone(headers: object | undefined) {
  const [a, b, c] = randomBytes(3)
  return { body: aSubmission(), headers: { ...headers, 'x-forwarded-for': `10.${a}.${b}.${c}` } }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

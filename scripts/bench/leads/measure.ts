import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { aSubmission } from './a-submission.ts'

export type Figures = {
  /** Answers 202, and every other end of a request. */
  acknowledged: number
  others: number
  perSecond: number
  medianMs: number
  p99Ms: number
}

type Load = { url: string; connections: number } & ({ seconds: number } | { amount: number })

/** Sends submissions over so many connections at once, each as soon as the one before it is answered. */
export async function measure({ url, connections, ...extent }: Load): Promise<Figures> {
  const times: number[] = []
  const begun = performance.now()
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
    // Its own histogram knows whole milliseconds only.
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  const seconds = (performance.now() - begun) / 1000
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

/** A submission of its own from an address of its own, as our proxy would report it. */
function fromSomeone(headers: object | undefined) {
  const [a, b, c] = randomBytes(3)
  return { body: aSubmission(), headers: { ...headers, 'x-forwarded-for': `10.${a}.${b}.${c}` } }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

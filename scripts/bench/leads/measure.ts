import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openStore } from '../../leads/open-store.ts'
import { countRequests } from '../../leads/requests.ts'

export type Target = {
  name: string
  url: string
  /** The site's database, if it has one. */
  location?: string
  /** Number of messages that its bot received since the last call. */
  takeDelivered?: () => number
}

type Extent = { connections: number; seconds: number }
type Counts = { stored?: number; delivered?: number }

const WARM_UP_SECONDS = 3

/**
 * Finds by a warm-up how many requests fill the time, then sends exactly that many and waits for each answer, so that
 * acknowledged and stored requests can be compared.
 */
export async function measureTarget(
  { url, location, takeDelivered }: Target,
  { connections, seconds }: Extent,
): Promise<Figures & Counts> {
  const warmUp = await measure({ url, connections, seconds: WARM_UP_SECONDS })
  const amount = Math.max(connections, Math.round(warmUp.perSecond * seconds))
  const before = location === undefined ? 0 : await countStored(location)
  takeDelivered?.()
  const figures = await measure({ url, connections, amount })
  const delivered = takeDelivered?.()
  const stored = location === undefined ? undefined : (await countStored(location)) - before
  return { ...figures, stored, delivered }
}

/** Whether every answer was a 202 and exactly the acknowledged requests are stored. */
export function isCounted({ acknowledged, others, stored = acknowledged }: Figures & Counts) {
  return others === 0 && stored === acknowledged
}

export function toRow(name: string, connections: number, figures: Figures & Counts) {
  return {
    '': name,
    connections,
    'a second': Math.round(figures.perSecond),
    'median (ms)': figures.medianMs.toFixed(2),
    'p99 (ms)': figures.p99Ms.toFixed(2),
    acknowledged: figures.acknowledged,
    'other answers': figures.others,
    stored: figures.stored ?? '–',
    'delivered meanwhile': figures.delivered ?? '–',
  }
}

type Figures = {
  /** Number of 202 answers; the others by outcome. */
  acknowledged: number
  others: number
  perSecond: number
  medianMs: number
  p99Ms: number
}

type Load = { url: string; connections: number } & ({ seconds: number } | { amount: number })

/** Sends submissions over `connections` connections, each after the answer to its previous one. */
async function measure({ url, connections, ...extent }: Load): Promise<Figures> {
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
    // autocannon's own histogram has millisecond resolution.
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

/** A new submission from a random IP address, as our proxy reports it. */
function fromSomeone(headers: object | undefined) {
  const [a, b, c] = randomBytes(3)
  return { body: aSubmission(), headers: { ...headers, 'x-forwarded-for': `10.${a}.${b}.${c}` } }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The number of stored requests, once it no longer changes. */
async function countStored(location: string): Promise<number> {
  const { database } = await openStore(location)
  try {
    let count = await countRequests(database, {})
    for (;;) {
      await wait(300)
      const next = await countRequests(database, {})
      if (next === count) return count
      count = next
    }
  } finally {
    await database.destroy()
  }
}

const SUBMISSION = {
  formType: 'Support Request',
  data: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    company: 'Analytical Engines',
    priority: 'urgent',
    category: 'data',
    subject: 'A flow is missing',
    description: 'The second hop of this flow is not shown, although the explorer has it. '.repeat(
      5,
    ),
    terms: true,
  },
  filledInMs: 90_000,
  consent: { choice: 'essential', categories: [], version: 'bench', decidedAt: null },
}

/** A typical request with a new id. */
const aSubmission = () => JSON.stringify({ ...SUBMISSION, submissionId: randomUUID() })

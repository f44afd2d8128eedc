import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openStore } from '../../leads/open-store.ts'
import { countRequests } from '../../leads/requests.ts'

export type Target = {
  name: string
  url: string
  /** The database that it stores in, if any. */
  location?: string
  /** How many messages its bot received since the last call. */
  takeDelivered?: () => number
}

type Extent = { connections: number; seconds: number }
type Counts = { stored?: number; delivered?: number }

const WARM_UP_SECONDS = 3

/**
 * A warm-up finds how many requests fill the time. That many are then sent, each answered, so that the acknowledged
 * ones can be compared with the stored ones.
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

/** Whether every answer was a 202, and exactly the acknowledged requests are stored. */
export function isCounted({ acknowledged, others, stored = acknowledged }: Figures & Counts) {
  return others === 0 && stored === acknowledged
}

/** A row of the table. */
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
  /** Answers 202, and every other outcome. */
  acknowledged: number
  others: number
  perSecond: number
  medianMs: number
  p99Ms: number
}

type Load = { url: string; connections: number } & ({ seconds: number } | { amount: number })

/** Sends submissions over `connections` connections, each as soon as the one before it is answered. */
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

/** A new submission from a random IP address, as our proxy would report it. */
function fromSomeone(headers: object | undefined) {
  const [a, b, c] = randomBytes(3)
  return { body: aSubmission(), headers: { ...headers, 'x-forwarded-for': `10.${a}.${b}.${c}` } }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** How many requests are stored, once the count no longer changes. */
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

/** A typical request under a new id. */
const aSubmission = () => JSON.stringify({ ...SUBMISSION, submissionId: randomUUID() })

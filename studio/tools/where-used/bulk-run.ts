import type { SanityClient } from 'sanity'
import { counted } from '../../actions/counted'
import { commitChanges } from '../../actions/stored-document'
import { PartlyDone } from '../../actions/use-reading'
import type { BulkStep } from './bulk-plan'

/** Sanity's limit of a request with mutations is 4,000,000 bytes. */
export const MOST_BYTES = 3_900_000

/** Past participles for sentences: “12 documents were published”. */
export type Done = 'published' | 'unpublished' | 'changed'

/**
 * Writes all steps, in one transaction if its size allows that. Throws before anything is written, or `PartlyDone` with
 * what was written.
 */
export async function runBulk(
  client: SanityClient,
  steps: readonly BulkStep[],
  word: Done,
): Promise<void> {
  let done = 0
  for (const batch of batchesOf(steps)) {
    const id = [...crypto.getRandomValues(new Uint32Array(4))].join('-')
    try {
      await commitChanges(
        client,
        batch.flatMap(({ changes }) => changes),
        id,
      )
    } catch (error) {
      const arrived = isRefusal(error) ? false : await hasArrived(client, batch, id)
      if (arrived === undefined) throw new PartlyDone(unknown(batch.length, done, word))
      if (!arrived && done === 0) throw error
      if (!arrived) throw new PartlyDone(partly(done, steps.length, word, error))
    }
    done += batch.length
  }
}

/** The steps in as few transactions as the limit allows; a step is never split. */
export function batchesOf(steps: readonly BulkStep[], most = MOST_BYTES): BulkStep[][] {
  const batches: BulkStep[][] = []
  let room = 0
  for (const step of steps) {
    const bytes = new TextEncoder().encode(JSON.stringify(step.changes)).length
    if (bytes > room || batches.length === 0) {
      batches.push([])
      room = most
    }
    batches.at(-1)?.push(step)
    room -= bytes
  }
  return batches
}

/** The API has refused; without a status, or with one of a server between, its answer may be lost. */
const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  Number(error.statusCode) < 500

/** Whether a transaction whose answer was lost was carried out; undefined if that cannot be read. */
async function hasArrived(client: SanityClient, [step]: BulkStep[], transactionId: string) {
  if (!step) return false
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const query = step.written
    ? 'count(*[_id == $id && _rev == $transactionId]) == 1'
    : 'count(*[_id == $id]) == 0'
  const params = { id: step.written ?? step.id, transactionId }
  return raw.fetch<boolean>(query, params).catch(() => undefined)
}

const documents = (count: number) => counted(count, 'document was', 'documents were')

function partly(done: number, total: number, word: Done, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `Only ${done} of ${total} documents ${done === 1 ? 'was' : 'were'} ${word}: ${reason}. The list is up to date now: check it and try again.`
}

function unknown(count: number, done: number, word: Done): string {
  const before = done > 0 ? `${documents(done)} ${word}. ` : ''
  return `${before}The connection broke, so it is not known whether ${count} more ${count === 1 ? 'was' : 'were'} ${word}. Look at the list before you try again.`
}

import { log } from '../../../lib/log.ts'
import { reasonOf } from '../database/error-reason.ts'
import type { LeadsDatabase } from '../database/schema.ts'
import { FORM_EVENT_KINDS, type FormCount, putBack, takeCounts } from './form-counter.ts'

const EVERY_MS = 10_000
/** Rows of one statement: PostgreSQL and SQLite limit its parameters. */
const BATCH = 200

/** Writes this server's counts down every ten seconds; `stop` writes what is left. A crash loses ten seconds of counts. */
export function startStoringCounts(database: LeadsDatabase) {
  let writing: Promise<void> | undefined
  const write = () => {
    writing = writeCounts(database)
    return writing
  }
  const timer = setInterval(() => void write(), EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}

async function writeCounts(database: LeadsDatabase): Promise<void> {
  const counts = takeCounts()
  if (counts.length === 0) return
  try {
    await addCounts(database, counts)
  } catch (error) {
    putBack(counts)
    log.warn({ reason: reasonOf(error) }, 'leads: the counts of forms could not be stored yet')
  }
}

/** Adds these counts to those of the same day, page and form, all or none. */
export async function addCounts(
  database: LeadsDatabase,
  counts: readonly FormCount[],
): Promise<void> {
  // In one order on all servers, so that no two wait for each other.
  const key = ({ day, page, form }: FormCount) => JSON.stringify([day, page, form])
  const rows = counts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      await transaction
        .insertInto('form_count')
        .values(rows.slice(from, from + BATCH))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'form'])
            .doUpdateSet(({ eb, ref }) =>
              Object.fromEntries(
                FORM_EVENT_KINDS.map((kind) => [
                  kind,
                  eb(ref(`form_count.${kind}`), '+', ref(`excluded.${kind}`)),
                ]),
              ),
            ),
        )
        .execute()
    }
  })
}

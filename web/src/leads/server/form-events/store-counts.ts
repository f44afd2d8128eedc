import type { LeadsDatabase } from '../database/schema.ts'
import { startWritingCounts } from '../database/write-counts.ts'
import { FORM_EVENT_KINDS, type FormCount, putBack, takeCounts } from './form-counter.ts'

/** Rows of one statement: PostgreSQL and SQLite limit its parameters. */
const BATCH = 200

/** Stores how often forms were opened, started, sent and failed, as this server counts it. */
export const startStoringCounts = (database: LeadsDatabase) =>
  startWritingCounts({
    name: 'forms',
    take: takeCounts,
    store: (counts) => addCounts(database, counts),
    putBack,
  })

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

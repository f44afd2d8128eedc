import type { LeadsDatabase } from '../../../web/src/leads/server/database/schema.ts'
import { type Filters, matching } from './filters.ts'
import { type StoredRequest, selectRequests, toStoredRequest } from './stored-request.ts'

/** The requests that match, newest first, by one query: all of one moment. */
export async function readRequests(
  database: LeadsDatabase,
  { limit, ...filters }: Filters,
): Promise<StoredRequest[]> {
  const query = selectRequests(database)
    .where(matching(filters))
    .orderBy('submission.accepted_at', 'desc')
    .orderBy('submission.id')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map(toStoredRequest)
}

/** How many match, whatever the limit. */
export async function countRequests(database: LeadsDatabase, filters: Filters): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'outbox_entry.submission_id', 'submission.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(count)
}

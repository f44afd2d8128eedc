import type { LeadsDatabase } from '../../../web/src/leads/server/database/schema.ts'
import { StartError } from '../../run/start-error.ts'
import { type StoredRequest, selectRequests, toStoredRequest } from './stored-request.ts'

const SHOWN = 5

/** The one request whose id begins so; none or several is a line that says so. */
export async function findRequest(database: LeadsDatabase, given: string): Promise<StoredRequest> {
  const start = given.toLowerCase()
  // Nothing else can begin an id, and nothing of it is a wildcard.
  if (!/^[\da-f-]{1,36}$/.test(start)) throw new StartError(`"${given}" is not an id of a request.`)
  const rows = await selectRequests(database)
    .where('submission.id', 'like', `${start}%`)
    .orderBy('submission.id')
    .limit(SHOWN + 1)
    .execute()
  const [only, second] = rows
  if (!only) throw new StartError(`No request has an id that begins with ${start}.`)
  if (!second) return toStoredRequest(only)
  const ids = rows.slice(0, SHOWN).map(({ id }) => id)
  const more = rows.length > SHOWN ? ', …' : ''
  throw new StartError(`${start} could be ${ids.join(', ')}${more}. Give more of the id.`)
}

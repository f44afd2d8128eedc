import {
  type AuditAction,
  type AuditDetails,
  recordAudit,
} from '../../web/src/leads/server/privacy/audit.ts'
import type { Inbox } from './open-store.ts'
import { timeWords } from './output.ts'
import type { Filters, StoredRequest } from './requests.ts'

/** Writes an audit entry before anybody sees the result; in a transaction, together with the change. */
export function record(
  { database, operator, now }: Pick<Inbox, 'database' | 'operator' | 'now'>,
  action: AuditAction,
  details: AuditDetails,
): Promise<void> {
  return recordAudit(database, { at: now, actor: operator, action, details })
}

/** The ids of requests, which identify nobody once the requests are erased. */
export const idsOf = (requests: Pick<StoredRequest, 'id'>[]) => requests.map(({ id }) => id)

/** The filters of a command as audit facts. */
export function factsOf({ since, until, ids: _, ...others }: Filters) {
  return {
    ...others,
    ...(since !== undefined && { since: timeWords(since) }),
    ...(until !== undefined && { until: timeWords(until) }),
  }
}

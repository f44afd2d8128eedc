import {
  type AuditAction,
  type AuditDetails,
  recordAudit,
} from '../../web/src/leads/server/privacy/audit.ts'
import type { Filters } from './filters.ts'
import type { Inbox } from './open-store.ts'
import { timeWords } from './output.ts'
import type { StoredSubmission } from './submissions.ts'

/** Writes an audit entry before anybody sees the result; in a transaction, together with the change. */
export function record(
  { database, operator, now }: Pick<Inbox, 'database' | 'operator' | 'now'>,
  action: AuditAction,
  details: AuditDetails,
): Promise<void> {
  return recordAudit(database, { at: now, actor: operator, action, details })
}

/** The ids of submissions, which identify nobody once the submissions are erased. */
export const idsOf = (submissions: Pick<StoredSubmission, 'id'>[]) =>
  submissions.map(({ id }) => id)

/** The filters of a command as audit facts. */
export function factsOf({ since, until, ids: _, ...others }: Filters) {
  return {
    ...others,
    ...(since !== undefined && { since: timeWords(since) }),
    ...(until !== undefined && { until: timeWords(until) }),
  }
}

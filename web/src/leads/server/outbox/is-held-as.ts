import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import type { LeadsTables, OutboxEntry } from '../database/tables.ts'

/**
 * True for an entry as long as the claim that `entry` came from is its last.
 * A worker that was stopped for longer than its lease must not give back, or end, what another holds now.
 */
export function isHeldAs({ submission_id, started_attempts }: OutboxEntry) {
  return ({ and, eb }: ExpressionBuilder<LeadsTables, 'outbox_entry'>) =>
    and([
      eb('submission_id', '=', submission_id),
      eb('state', '=', 'undelivered'),
      eb('started_attempts', '=', started_attempts),
    ])
}

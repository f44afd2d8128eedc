import type { ExpressionBuilder } from 'kysely'
import { claimTask, finishTask } from '../store/lease.ts'
import type { LeadsDatabase, LeadsTables } from '../store/schema.ts'
import { recordAudit } from './audit.ts'
import { eraseDeleted } from './erase-deleted.ts'
import { formsOfKind, MONTHS_KEPT, monthsBefore } from './periods.ts'

/** The lease is longer than a run takes; after it, another server takes the place of one that died. */
const RETENTION = { name: 'retention', leaseMs: 10 * 60 * 1000, everyMs: 24 * 60 * 60 * 1000 }

export type RetentionReport = {
  /** Removed submissions by form. */
  removed: Record<string, number>
  /** Submissions past their time that nobody has received yet; people decide on them. */
  overdue: number
  /** Submissions that stay and lost their record of consent. */
  consents: number
  /** Removed entries of the audit. */
  audit: number
  /** Whether a SQLite file was rewritten without them; undefined on PostgreSQL, and if nothing was removed. */
  erased: boolean | undefined
}

/**
 * Removes what is older than the privacy policy promises, once a day by one of all servers: submissions with their files,
 * links and finished outbox entries, records of consent, entries of the audit. Undefined if it is not this server's turn.
 *
 * A submission that nobody has received (undelivered, or abandoned on every channel) stays: removing it would lose it.
 */
export async function applyRetention(
  database: LeadsDatabase,
  now: number,
): Promise<RetentionReport | undefined> {
  const lease = await claimTask(database, RETENTION, now)
  if (!lease) return undefined
  const report = await database.transaction().execute(async (transaction) => {
    const report = {
      removed: await removeSubmissions(transaction, now),
      consents: await removeConsents(transaction, now),
      audit: await removeAudit(transaction, now),
      overdue: await countOverdue(transaction, now),
    }
    const details = { facts: factsOf(report) }
    await recordAudit(transaction, { at: now, actor: 'site', action: 'retention', details })
    return report
  })
  const isLess = Object.keys(report.removed).length + report.consents > 0
  const erased = isLess ? await eraseDeleted(database) : undefined
  await finishTask(database, lease, { now })
  return { ...report, erased }
}

/** The counts as the audit shows them. */
function factsOf({ removed, overdue, consents, audit }: Omit<RetentionReport, 'erased'>) {
  return {
    ...removed,
    ...(consents > 0 && { 'records of consent': consents }),
    ...(audit > 0 && { 'entries of the audit': audit }),
    ...(overdue > 0 && { 'kept, never delivered': overdue }),
  }
}

async function removeSubmissions(database: LeadsDatabase, now: number) {
  const rows = await database
    .deleteFrom('submission')
    .where(isPastItsTime(now))
    .where(hasArrived(now))
    .returning('form_type')
    .execute()
  const removed: Record<string, number> = {}
  for (const { form_type: form } of rows) removed[form] = (removed[form] ?? 0) + 1
  return removed
}

async function removeConsents(database: LeadsDatabase, now: number): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('submission')
    .set({ consent: null })
    .where('consent', 'is not', null)
    .where('accepted_at', '<', monthsBefore(now, MONTHS_KEPT.consent))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function removeAudit(database: LeadsDatabase, now: number): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('audit_entry')
    .where('at', '<', monthsBefore(now, MONTHS_KEPT.audit))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

type Submissions = ExpressionBuilder<LeadsTables, 'submission'>

/** Older than its kind is kept, counted from its arrival: the site does not learn of later exchanges. */
function isPastItsTime(now: number) {
  return (eb: Submissions) => {
    const older = (months: number) => eb('accepted_at', '<', monthsBefore(now, months))
    const [support, applications] = [formsOfKind('support'), formsOfKind('application')]
    const others = [...support, ...applications, ...formsOfKind('subscription')]
    return eb.or([
      eb.and([eb('form_type', 'in', support), older(MONTHS_KEPT.support)]),
      eb.and([eb('form_type', 'in', applications), older(MONTHS_KEPT.application)]),
      eb.and([eb('form_type', 'not in', others), older(MONTHS_KEPT.request)]),
    ])
  }
}

/** Delivered on some channel, or blocked, and no delivery is in progress. */
function hasArrived(now: number) {
  return ({ and, exists, not, selectFrom }: Submissions) => {
    const entries = selectFrom('outbox_entry')
      .select('state')
      .whereRef('outbox_entry.submission_id', '=', 'submission.id')
    const underWay = entries.where(({ or, eb }) =>
      or([eb('state', '=', 'undelivered'), eb('leased_until', '>', now)]),
    )
    return and([
      exists(entries.where('state', 'in', ['delivered', 'blocked'])),
      not(exists(underWay)),
    ])
  }
}

async function countOverdue(database: LeadsDatabase, now: number): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isPastItsTime(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

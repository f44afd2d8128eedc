import type { ExpressionBuilder } from 'kysely'
import { claimTask, finishTask, releaseTask, renewLease } from '../store/lease.ts'
import type { LeadsDatabase, LeadsTables } from '../store/schema.ts'
import { recordAudit } from './audit.ts'
import { eraseDeleted } from './erase-deleted.ts'
import { formsOfKind, MONTHS_KEPT, monthsBefore } from './periods.ts'

/** A batch is one transaction: small enough that no visitor waits for it. */
const BATCH = 100

const DAY_MS = 24 * 60 * 60 * 1000
/** The lease is longer than any batch takes; after it, another server goes on where one died. */
const RETENTION = { name: 'retention', leaseMs: 10 * 60 * 1000, everyMs: DAY_MS }

type Running = {
  clock: () => number
  stopping?: () => boolean
}

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
 * links and finished outbox entries, records of consent, entries of the audit. Undefined if it is not this server's turn,
 * or if it was stopped; the next turn goes on where this one ended.
 *
 * A submission that nobody has received (undelivered, or abandoned on every channel) stays: removing it would lose it.
 */
export async function applyRetention(
  database: LeadsDatabase,
  { clock, stopping = () => false }: Running,
): Promise<RetentionReport | undefined> {
  const now = clock()
  let lease = await claimTask(database, RETENTION, now)
  const report: RetentionReport = {
    removed: {},
    overdue: 0,
    consents: 0,
    audit: 0,
    erased: undefined,
  }
  const entry = { id: crypto.randomUUID(), at: now, actor: 'site', action: 'retention' as const }
  const steps = [removeSubmissions, removeConsents, removeAudit]
  while (lease && steps[0]) {
    if (stopping()) {
      await releaseTask(database, lease)
      return undefined
    }
    const held = lease
    const step = steps[0]
    lease = await database.transaction().execute(async (batch) => {
      const renewed = await renewLease(batch, held, clock())
      if (!renewed) return undefined
      const done = await step(batch, now, report)
      if (done < BATCH) steps.shift()
      if (done > 0) await recordAudit(batch, { ...entry, details: { facts: factsOf(report) } })
      return renewed
    })
  }
  if (!lease) return undefined
  report.overdue = await countOverdue(database, now)
  if (Object.keys(report.removed).length + report.consents > 0) {
    report.erased = await eraseDeleted(database)
  }
  await recordAudit(database, { ...entry, details: { facts: factsOf(report) } })
  await finishTask(database, lease, { now })
  return report
}

/** The counts as the audit shows them. */
function factsOf({ removed, overdue, consents, audit }: RetentionReport): Record<string, number> {
  return {
    ...removed,
    ...(consents > 0 && { 'records of consent': consents }),
    ...(audit > 0 && { 'entries of the audit': audit }),
    ...(overdue > 0 && { 'kept, never delivered': overdue }),
  }
}

async function removeSubmissions(batch: LeadsDatabase, now: number, report: RetentionReport) {
  const rows = await batch
    .deleteFrom('submission')
    .where('id', 'in', (submissions) =>
      submissions
        .selectFrom('submission')
        .select('id')
        .where(isPastItsTime(now))
        .where(hasArrived(now))
        .orderBy('accepted_at')
        .limit(BATCH),
    )
    .returning('form_type')
    .execute()
  for (const { form_type: form } of rows) report.removed[form] = (report.removed[form] ?? 0) + 1
  return rows.length
}

async function removeConsents(batch: LeadsDatabase, now: number, report: RetentionReport) {
  const rows = await batch
    .updateTable('submission')
    .set({ consent: null })
    .where('id', 'in', (submissions) =>
      submissions
        .selectFrom('submission')
        .select('id')
        .where('consent', 'is not', null)
        .where('accepted_at', '<', monthsBefore(now, MONTHS_KEPT.consent))
        .limit(BATCH),
    )
    .returning('id')
    .execute()
  report.consents += rows.length
  return rows.length
}

async function removeAudit(batch: LeadsDatabase, now: number, report: RetentionReport) {
  const rows = await batch
    .deleteFrom('audit_entry')
    .where('id', 'in', (entries) =>
      entries
        .selectFrom('audit_entry')
        .select('id')
        .where('at', '<', monthsBefore(now, MONTHS_KEPT.audit))
        .limit(BATCH),
    )
    .returning('id')
    .execute()
  report.audit += rows.length
  return rows.length
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

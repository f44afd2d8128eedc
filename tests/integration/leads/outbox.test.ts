import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import { openLeadsDatabase } from '@/leads/server/database/open-leads-database'
import type { LeadsDatabase } from '@/leads/server/database/tables'
import { claimEntry } from '@/leads/server/outbox/claim-entry'
import { type Delivering, deliverEntry } from '@/leads/server/outbox/deliver-entry'
import { markAbandoned } from '@/leads/server/outbox/mark-abandoned'
import { markDelivered } from '@/leads/server/outbox/mark-delivered'
import { markFailed } from '@/leads/server/outbox/mark-failed'
import { nextDue } from '@/leads/server/outbox/next-due'
import { MOST_FAILURES, MOST_LOST_ATTEMPTS } from '@/leads/server/outbox/retry-schedule'
import type { TransportResult } from '@/leads/server/transport/transport'
import { temporaryDatabase } from './open-test-leads'

const LEASE = 60_000

async function store(database: LeadsDatabase, now: number) {
  const submissionId = crypto.randomUUID()
  const answers = { email: 'ada@example.org' }
  const arrival = { submissionId, formType: 'X', answers, text: 'text', now }
  await storeSubmission(database, arrival)
  return submissionId
}

function working(database: LeadsDatabase, results: TransportResult[]) {
  const time = { now: 0 }
  const work: Delivering = {
    database,
    leaseMs: LEASE,
    transport: async () => results.shift() ?? { outcome: 'failed', error: 'down' },
    clock: () => time.now,
    random: () => 1,
    arrived: new Map(),
  }
  const attempt = async () => {
    const entry = await claimEntry(database, { now: time.now, leaseMs: LEASE })
    return entry && deliverEntry(entry, work)
  }
  return { time, attempt }
}

test('an entry is claimed by one worker, the longest due first', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  const late = await store(database, 2000)
  const early = await store(database, 1000)
  const claim = { now: 3000, leaseMs: LEASE }
  expect((await claimEntry(database, claim))?.submission_id).toBe(early)
  expect((await claimEntry(database, claim))?.submission_id).toBe(late)
  expect(await claimEntry(database, claim)).toBeUndefined()
})

test('two servers on one file never hold the same entry', async () => {
  const path = temporaryDatabase()
  const one = await openLeadsDatabase(path)
  const other = await openLeadsDatabase(path)
  const ids = []
  for (let stored = 0; stored < 50; stored += 1) ids.push(await store(one, stored))
  const claims = ids.map((_, index) =>
    claimEntry(index % 2 ? one : other, { now: 1000, leaseMs: LEASE }),
  )
  const claimed = (await Promise.all(claims)).map((entry) => entry?.submission_id)
  expect(claimed.sort()).toEqual(ids.sort())
})

test('the entry of a worker that died is taken up when its lease ends', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  await store(database, 0)
  await claimEntry(database, { now: 0, leaseMs: LEASE })
  expect(await claimEntry(database, { now: LEASE - 1, leaseMs: LEASE })).toBeUndefined()
  expect(await nextDue(database)).toBe(LEASE)
  const again = await claimEntry(database, { now: LEASE, leaseMs: LEASE })
  expect(again).toMatchObject({ started_attempts: 2, finished_attempts: 0 })
})

test('a failing entry waits longer each time, and is given up after a limit, and kept', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  await store(database, 0)
  const { time, attempt } = working(database, [])
  const waits = []
  for (let failures = 1; failures < MOST_FAILURES; failures += 1) {
    const outcome = await attempt()
    if (outcome?.outcome !== 'postponed') throw new Error(`unexpected ${outcome?.outcome}`)
    waits.push((outcome.dueAt - time.now) / 1000)
    expect(await attempt()).toBeUndefined()
    time.now = outcome.dueAt
  }
  expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
  expect(await attempt()).toEqual({ outcome: 'abandoned', error: 'down' })
  expect(await nextDue(database)).toBeUndefined()
  const kept = await database.selectFrom('outbox_entry').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({
    state: 'abandoned',
    last_error: 'down',
    started_attempts: MOST_FAILURES,
    finished_attempts: MOST_FAILURES,
  })
})

test('an entry that takes its workers down is given up without being sent', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  await store(database, 0)
  const { time, attempt } = working(database, [{ outcome: 'delivered' }])
  for (let lost = 0; lost < MOST_LOST_ATTEMPTS; lost += 1) {
    await claimEntry(database, { now: time.now, leaseMs: LEASE })
    time.now += LEASE
  }
  expect(await attempt()).toMatchObject({ outcome: 'abandoned' })
})

test('what the service asks for is added to the wait', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  await store(database, 0)
  const throttled = { outcome: 'throttled', retryAfterSeconds: 300, error: '429' } as const
  const { attempt } = working(database, [throttled])
  expect(await attempt()).toMatchObject({ outcome: 'postponed', dueAt: 301_000, throttled: true })
})

test('a message that arrived is not sent again because the disk was too full to say so', async () => {
  const path = temporaryDatabase()
  const database = await openLeadsDatabase(path)
  await store(database, 0)
  const sending: TransportResult[] = [{ outcome: 'delivered' }]
  const { time, attempt } = working(database, sending)
  const forbid =
    'create trigger full before update of state on outbox_entry begin select raise(fail, 1); end'
  await sql.raw(forbid).execute(database)
  await expect(attempt()).rejects.toThrow()
  await sql`drop trigger full`.execute(database)
  time.now += LEASE
  // Nothing is left that the transport would deliver.
  expect(await attempt()).toEqual({ outcome: 'delivered' })
})

test('an attempt that ends after its lease takes no delivery back', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  const submissionId = await store(database, 0)
  await markDelivered(database, { submissionId, parts: 1, now: 1 })
  await markAbandoned(database, { submissionId, error: 'late', finishedAttempts: 9, now: 2 })
  await markFailed(database, { submissionId, error: 'late', dueAt: 3 })
  const entries = await database.selectFrom('outbox_entry').selectAll().execute()
  expect(entries).toMatchObject([{ state: 'delivered', last_error: null, settled_at: 1 }])
})

test('a clock that ran years ahead when a request was stored does not hold it back', async () => {
  const database = await openLeadsDatabase(temporaryDatabase())
  const years = 10 * 365 * 24 * 60 * 60 * 1000
  const submissionId = await store(database, years)
  const asked = { now: 1000, leaseMs: LEASE }
  expect((await claimEntry(database, asked))?.submission_id).toBe(submissionId)
  expect(await claimEntry(database, asked)).toBeUndefined()
})

test('a database of a newer program is refused, not overwritten', async () => {
  const path = temporaryDatabase()
  const database = await openLeadsDatabase(path)
  const row = { name: '999-from-the-future', timestamp: '' }
  // Kysely's own table, which our types do not name.
  await database
    .withTables<{ kysely_migration: typeof row }>()
    .insertInto('kysely_migration')
    .values(row)
    .execute()
  await database.destroy()
  await expect(openLeadsDatabase(path)).rejects.toThrow(/could not be migrated/)
})

test('a server that starts while another migrates waits for its turn', async () => {
  const path = temporaryDatabase()
  // Another process, because a lock within this one would hold up its own holder.
  const other = spawn(process.execPath, ['--input-type=module', '-e', HOLD_LOCK, path])
  await once(other.stdout, 'data')
  const began = Date.now()
  const database = await openLeadsDatabase(path)
  expect(Date.now() - began).toBeGreaterThan(300)
  await store(database, 0)
})

const HOLD_LOCK = `
  import { DatabaseSync } from 'node:sqlite'
  const file = new DatabaseSync(process.argv[1])
  file.exec('pragma journal_mode = wal; begin immediate; create table other (id)')
  console.log('held')
  setTimeout(() => file.exec('commit'), 500)
`

import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import { applyRetention } from '@/leads/server/privacy/apply-retention'
import { readAudit, recordAudit } from '@/leads/server/privacy/audit'
import { monthsBefore } from '@/leads/server/privacy/periods'
import type { LeadsDatabase, OutboxEntry } from '@/leads/server/store/schema'
import { DATABASES, temporaryDatabase } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads } from './open-test-leads'
import { openStore } from './test-outbox'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const DAY = 24 * 60 * 60 * 1000

type Age = { months: number; days?: number }
type Stored = { form: string; age: Age; state?: OutboxEntry['state']; words?: string }

/** Stores a request of this age at `NOW`, with a file and a link. */
async function put(database: LeadsDatabase, { form, age, state = 'delivered', words }: Stored) {
  const submissionId = crypto.randomUUID()
  const content = Buffer.from('a file')
  const download = { file: 'report/full', title: 'T', path: '/p', expiresAt: NOW }
  await storeSubmission(database, {
    submissionId,
    formType: form,
    answers: { email: 'ada@example.org', message: words ?? 'Hello' },
    files: [{ field: 'resume', name: 'a.pdf', type: 'text/plain', size: 6, sha256: '', content }],
    downloads: [download],
    consent: { statements: [] },
    text: 'text',
    now: monthsBefore(NOW, age.months) - (age.days ?? 0) * DAY,
  })
  await database
    .updateTable('outbox_entry')
    .set({ state })
    .where('submission_id', '=', submissionId)
    .execute()
  return submissionId
}

const idsOf = async (database: LeadsDatabase) =>
  (await database.selectFrom('submission').select('id').execute()).map(({ id }) => id).toSorted()

const rowsOf = (database: LeadsDatabase, table: 'submission_file' | 'download' | 'outbox_entry') =>
  database.selectFrom(table).select('submission_id').execute()

describe.each(DATABASES)('retention on $kind', ({ newDatabase }) => {
  test('removes each kind at its time, with all that belongs to it, and nothing undelivered', async () => {
    const database = await openStore(await newDatabase())
    const kept = [
      await put(database, { form: 'Contact Message', age: { months: 24, days: -1 } }),
      await put(database, { form: 'Support Request', age: { months: 36, days: -1 } }),
      await put(database, { form: 'Job Application', age: { months: 12, days: -1 } }),
      await put(database, { form: 'Newsletter Subscription', age: { months: 100 } }),
      await put(database, {
        form: 'Contact Message',
        age: { months: 25 },
        state: 'undelivered',
      }),
      await put(database, { form: 'Contact Message', age: { months: 99 }, state: 'abandoned' }),
    ]
    for (const form of ['Contact Message', 'Webinar of 2023', 'Sales Inquiry'])
      await put(database, { form, age: { months: 24, days: 1 } })
    await put(database, { form: 'Support Request', age: { months: 36, days: 1 } })
    await put(database, { form: 'Job Application', age: { months: 12, days: 1 }, state: 'blocked' })
    const report = await applyRetention(database, NOW)
    expect(report).toMatchObject({
      removed: {
        'Contact Message': 1,
        'Webinar of 2023': 1,
        'Sales Inquiry': 1,
        'Support Request': 1,
        'Job Application': 1,
      },
      overdue: 2,
      consents: 2,
    })
    expect(await idsOf(database)).toEqual(kept.toSorted())
    for (const table of ['submission_file', 'download', 'outbox_entry'] as const)
      expect(await rowsOf(database, table)).toHaveLength(kept.length)
    const [entry, ...others] = await readAudit(database, {})
    expect(others).toEqual([])
    expect(entry).toMatchObject({ actor: 'site', action: 'retention', at: NOW })
    expect(entry?.details).toEqual({
      facts: { ...report?.removed, 'records of consent': 2, 'kept, never delivered': 2 },
    })
  })

  test('is applied by one server a day, and by another after one died', async () => {
    const location = await newDatabase()
    const servers = [await openStore(location), await openStore(location)] as const
    const [one, other] = servers
    for (let sent = 0; sent < 250; sent += 1)
      await put(one, { form: 'Media Inquiry', age: { months: 25 } })
    const reports = await Promise.all(servers.map((database) => applyRetention(database, NOW)))
    expect(reports.filter(Boolean)).toMatchObject([{ removed: { 'Media Inquiry': 250 } }])
    expect(await applyRetention(one, NOW + DAY / 2)).toBeUndefined()

    await put(one, { form: 'Media Inquiry', age: { months: 25 } })
    await sql`alter table audit_entry rename to away`.execute(one)
    await expect(applyRetention(one, NOW + DAY)).rejects.toThrow('audit_entry')
    await sql`alter table away rename to audit_entry`.execute(one)
    expect(await applyRetention(other, NOW + DAY + 1000)).toBeUndefined()
    const later = await applyRetention(other, NOW + DAY + DAY / 24)
    expect(later?.removed).toEqual({ 'Media Inquiry': 1 })
  })

  test('entries of the audit end after 13 months', async () => {
    const database = await openStore(await newDatabase())
    const old = { actor: 'ada', action: 'listed' as const, details: {} }
    await recordAudit(database, { ...old, at: monthsBefore(NOW, 13) - 1 })
    await recordAudit(database, { ...old, at: monthsBefore(NOW, 13) + 1 })
    expect(await applyRetention(database, NOW)).toMatchObject({ audit: 1 })
    const actors = (await readAudit(database, {})).map(({ actor }) => actor)
    expect(actors).toEqual(['site', 'ada'])
  })
})

test('a running server applies it, and leaves no byte in a SQLite file', async () => {
  const location = temporaryDatabase()
  const words = 'the-words-of-an-old-request'
  const before = await openStore(location)
  const age = { months: monthsSince(NOW) + 25 }
  for (let sent = 0; sent < 20; sent += 1)
    await put(before, { form: 'Contact Message', age, words: words.repeat(20) })
  await before.destroy()
  const bytes = () =>
    [location, `${location}-wal`]
      .filter(existsSync)
      .map((path) => readFileSync(path, 'latin1'))
      .join()
  expect(bytes()).toContain(words)
  const { database } = await openTestLeads({ location, retentionAfterMs: 0 })
  const finished = sql<{ at: number }>`select finished_at as at from task`
  await until(async () => ((await finished.execute(database)).rows[0]?.at ?? 0) > 0)
  expect(await idsOf(database)).toEqual([])
  expect(bytes()).not.toContain(words)
})

/** The server uses the real clock, which may be long after `NOW`. */
const monthsSince = (moment: number) => Math.ceil((Date.now() - moment) / (28 * DAY))

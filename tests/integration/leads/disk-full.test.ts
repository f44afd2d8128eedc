import { inspect } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLeadsDatabase } from '@/leads/server/store/open-leads-database'
import { requireWritable } from '@/leads/server/store/require-writable'
import { log } from '@/lib/log'
import { DATABASES, temporaryDatabase } from '../../support/test-databases'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'

const long = (length: number) => submission({ ...supportRequest, description: 'x'.repeat(length) })

test('a full disk is logged, and submissions are stored again afterward', async () => {
  const leads = await openTestLeads({ location: temporaryDatabase() })
  // No page of a dropped table is left to reuse. At its size limit SQLite fails as on a full disk: SQLITE_FULL.
  await sql`vacuum`.execute(leads.database)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(leads.database)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(leads.database)
  const kept = long(4500)
  const answer = await leads.answer(post(kept))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  const said = inspect(vi.mocked(log.error).mock.calls.flat(), { maxStringLength: null })
  expect(said).toContain('database or disk is full')
  expect(said).not.toMatch(/rollback|transaction is active/)

  await sql.raw('pragma max_page_count = 100000').execute(leads.database)
  expect((await leads.answer(post(kept))).status).toBe(202)
})

test.each(DATABASES)(
  '$kind: the health check writes, and leaves nothing',
  async ({ newDatabase }) => {
    const database = await openLeadsDatabase(await newDatabase())
    onTestFinished(() => database.destroy())
    await requireWritable(database)
    await requireWritable(database)
    expect(await database.selectFrom('submission').selectAll().execute()).toEqual([])
  },
)

import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UPLOAD_LIMIT } from '@/leads/server/accept/read-upload'
import { openLeadsDatabase } from '@/leads/server/store/open-leads-database'
import { requireWritable } from '@/leads/server/store/require-writable'
import { log } from '@/lib/log'
import { smallDisk } from '../../support/small-disk'
import { DATABASES, temporaryDatabase } from '../../support/test-databases'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'
import { application, upload } from './test-application'

const long = (length: number) => submission({ ...supportRequest, description: 'x'.repeat(length) })

/** The size of a submission with the largest file. */
const LARGEST = UPLOAD_LIMIT

test('a full disk is logged with the file and the remedy, and requests are stored again afterward', async () => {
  const location = temporaryDatabase()
  const leads = await openTestLeads({ location })
  // No page of a dropped table is left to reuse. At its size limit SQLite fails as on a full disk: SQLITE_FULL.
  await sql`vacuum`.execute(leads.database)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(leads.database)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(leads.database)
  const kept = long(4500)
  const answer = await leads.answer(post(kept))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  const said = inspect(vi.mocked(log.error).mock.calls.flat(), { maxStringLength: null })
  expect(said).toContain(`the disk of ${location} is full`)
  expect(said).toMatch(/free some space/i)
  expect(said).not.toMatch(/rollback|transaction is active/)

  await sql.raw('pragma max_page_count = 100000').execute(leads.database)
  expect((await leads.answer(post(kept))).status).toBe(202)
})

test.each(DATABASES)(
  '$kind: the health check writes, and leaves nothing',
  async ({ newDatabase }) => {
    const database = await openLeadsDatabase(await newDatabase())
    onTestFinished(() => database.destroy())
    await requireWritable(database, LARGEST)
    await requireWritable(database, LARGEST)
    expect(await database.selectFrom('submission').selectAll().execute()).toEqual([])
  },
)

/** Sends an application with an incompressible file. */
async function sendLarge(location: string) {
  const leads = await openTestLeads({ location })
  const bytes = randomBytes(9_000_000)
  bytes.write('%PDF-1.7\n')
  const { status } = await leads.answer(await upload(application(), new File([bytes], 'cv.pdf')))
  return { status, database: leads.database }
}

test('SQLite: the health check fails on a disk with space for small requests only', async ({
  skip,
}) => {
  const disk = smallDisk(8000) ?? skip('mounting a small disk is not permitted')
  const { status, database } = await sendLarge(`${disk}/leads.db`)
  expect(status).toBe(503)
  const small = { id: 'small', form_type: '', payload: '{}', consent: null, accepted_at: 0 }
  await database.insertInto('submission').values(small).execute()
  await expect(requireWritable(database, LARGEST)).rejects.toThrow(
    /no space for a large submission/,
  )
})

import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Leads } from '@/leads/server/open-leads'
import { DATABASES } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { until } from '../../support/until'
import { startLeadsProcess } from './leads-process'
import { openTestLeads, post, temporaryBot } from './open-test-leads'
import { application, upload } from './test-application'
import { openStore } from './test-outbox'

const MB = 1024 * 1024

const filesOf = ({ database }: Pick<Leads, 'database'>) =>
  database.selectFrom('submission_file').selectAll().execute()

const countOf = async ({ database }: Pick<Leads, 'database'>) =>
  (await database.selectFrom('submission').select('id').execute()).length

describe.each(DATABASES)('a résumé on $kind', ({ newDatabase }) => {
  test('is stored with its application and delivered after its message, once', async () => {
    const bot = await temporaryBot()
    const leads = await openTestLeads({ bot, location: await newDatabase() })
    const content = pdf(3 * MB)
    const request = application('Ada Lovelace.pdf')
    const send = async () =>
      leads.answer(await upload(request, new File([content], 'Ada Lovelace.pdf')))
    expect((await send()).status).toBe(202)
    await until(() => bot.documents.length === 1)
    expect(bot.messages[0]?.text).toContain('Résumé: Ada Lovelace.pdf (PDF, 3 MB)')
    const [document] = bot.documents
    expect(document).toMatchObject({ name: 'Ada Lovelace.pdf', type: 'application/pdf', after: 1 })
    expect(document?.caption).toContain(request.submissionId)
    expect(document?.content.equals(content)).toBe(true)

    // The same submission again, and another file under the same id.
    expect((await send()).status).toBe(202)
    const other = new File([pdf(3 * MB, 'another')], 'Ada Lovelace.pdf')
    expect((await leads.answer(await upload(request, other))).status).toBe(409)
    const files = await filesOf(leads)
    expect(files).toMatchObject([{ field: 'resume', size: 3 * MB, type: 'application/pdf' }])
    expect(Buffer.from(files[0]?.content ?? []).equals(content)).toBe(true)
    expect(bot).toMatchObject({ refusals: [], requests: 2 })
  })

  test('is stored with its application or not at all, and erased with it', async () => {
    const leads = await openTestLeads({ location: await newDatabase() })
    const { database } = leads
    await database.schema.alterTable('outbox_entry').renameColumn('text', 'away').execute()
    const request = application()
    const send = async () => leads.answer(await upload(request, new File([pdf()], 'cv.pdf')))
    expect((await send()).status).toBe(503)
    expect([await countOf(leads), await filesOf(leads)]).toEqual([0, []])
    await database.schema.alterTable('outbox_entry').renameColumn('away', 'text').execute()
    expect((await send()).status).toBe(202)
    expect(await filesOf(leads)).toHaveLength(1)
    await database.deleteFrom('submission').execute()
    expect(await filesOf(leads)).toEqual([])
  })
})

test('an application needs no file', async () => {
  const leads = await openTestLeads()
  expect((await leads.answer(post(application(null)))).status).toBe(202)
  expect((await leads.answer(await upload(application(null), undefined))).status).toBe(202)
  expect([await countOf(leads), await filesOf(leads)]).toEqual([2, []])
})

test.each([
  ['of 0 bytes', new File([], 'cv.pdf'), 422, /is empty: the file has 0 bytes/],
  ['of 10 MB and a byte', new File([pdf(10 * MB + 1)], 'cv.pdf'), 422, /larger than 10 MB/],
  ['of 11 MB', new File([pdf(11 * MB)], 'cv.pdf'), 413, /larger than 10 MB/],
])('a file %s is refused in words, and nothing is stored', async (_, file, status, words) => {
  const leads = await openTestLeads()
  const answer = await leads.answer(await upload(application(file.name), file))
  expect(answer.status).toBe(status)
  const { detail, errors } = (await answer.json()) as { detail: string; errors?: object[] }
  const told = errors ?? [{ pointer: '#/data/resume', detail }]
  expect(told).toEqual([{ pointer: '#/data/resume', detail: expect.stringMatching(words) }])
  expect(await countOf(leads)).toBe(0)
})

test('files of other sites are refused unread', async () => {
  const leads = await openTestLeads()
  const foreign = await upload(application(), new File([pdf()], 'cv.pdf'), {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect((await leads.answer(foreign)).status).toBe(403)
  expect(foreign.bodyUsed).toBe(false)
})

test('a connection that closes in the middle leaves nothing behind', async () => {
  const bot = await temporaryBot()
  const location = await DATABASES[0]?.newDatabase()
  if (!location) throw new Error('no database')
  // Its own folder for temporary files: other tests run at the same time.
  vi.stubEnv('TMPDIR', dirname(location))
  const server = await startLeadsProcess(location, bot)
  const listing = () => readdirSync(dirname(location)).sort()
  const before = listing()
  const request = await upload(application(), new File([pdf(MB)], 'cv.pdf'))
  const body = Buffer.from(await request.arrayBuffer())
  const head = [
    'POST /api/submissions HTTP/1.1',
    'host: localhost',
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
  ]
  // More than may run at once: each must release its slot.
  for (let cut = 0; cut < 10; cut += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.on('close', () => resolve())
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(body.subarray(0, body.length / 2), () => socket.destroy())
    })
  }
  const store = { database: await openStore(location) }
  expect([await countOf(store), await filesOf(store)]).toEqual([0, []])
  expect(listing()).toEqual(before)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const send = () => fetch(`${server.url}/api/submissions`, { method: 'POST', headers, body })
  // The server may notice the last closed connection later.
  await until(async () => (await send()).status === 202)
  expect(await filesOf(store)).toHaveLength(1)
})

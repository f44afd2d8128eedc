import { describe, expect, test } from 'vitest'
import type { Leads } from '@/leads/server/open-leads'
import { DATABASES } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { until } from '../../support/until'
import { openTestLeads, post, temporaryBot } from './open-test-leads'
import { application, upload } from './test-application'

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

test('files of other sites are refused unread', async () => {
  const leads = await openTestLeads()
  const foreign = await upload(application(), new File([pdf()], 'cv.pdf'), {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect((await leads.answer(foreign)).status).toBe(403)
  expect(foreign.bodyUsed).toBe(false)
})

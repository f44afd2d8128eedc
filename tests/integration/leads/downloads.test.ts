import { describe, expect, test, vi } from 'vitest'
import type { DownloadsFor } from '@/leads/server/accept/accept'
import type { FileSource } from '@/leads/server/accept/answer-download'
import { MOST_DOWNLOADS, signedPath } from '@/leads/server/accept/downloads'
import { temporaryReceiver } from '../../support/http-receiver'
import { DATABASES } from '../../support/test-databases'
import { openTestLeads, post, submission } from './open-test-leads'

const SECRET = 'the-download-secret-of-the-tests'
const DAY = 24 * 60 * 60 * 1000

const asked = {
  report: 'A report',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Engines',
  terms: true,
}
const downloadsFor: DownloadsFor = async (formType) =>
  formType === 'Report Download' ? [{ file: 'report-a', title: 'A report' }] : []
type Options = Parameters<typeof openTestLeads>[0]

async function openWithLink(options: Options) {
  const leads = await openTestLeads({ downloadSecret: SECRET, ...options })
  const content = await temporaryReceiver()
  content.answerBody = '%PDF'
  const source: FileSource = {
    find: async () => ({ url: content.url, size: 4, name: 'a-report.pdf' }),
    pageOf: async () => '/resources/a-report',
  }
  const sent = submission(asked, 'Report Download')
  const answer = (await (await leads.answer(post(sent), downloadsFor)).json()) as {
    downloads: { title: string; href: string }[]
  }
  const href = answer.downloads[0]?.href ?? ''
  const open = (path = href, method = 'GET', from = source) =>
    leads.download(
      new Request(`http://localhost:3000${path}`, { method }),
      path.split('/').slice(3).map(decodeURIComponent),
      from,
    )
  return { leads, sent, href, open, answer, content }
}

/** Moves the server's clock ahead. */
function later(ms: number) {
  const now = Date.now() + ms
  vi.spyOn(Date, 'now').mockImplementation(() => now)
}

describe.each(DATABASES)('links to files on $kind', ({ newDatabase }) => {
  test('a link sends the file, ten times, and then says why not', async () => {
    const { open, leads, content } = await openWithLink({ location: await newDatabase() })
    const first = await open()
    expect(first.status).toBe(200)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a-report.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    // HEAD and a failure do not count.
    expect((await open(undefined, 'HEAD')).headers.get('content-length')).toBe('4')
    content.next(500, {})
    expect((await open()).status).toBe(503)
    const count = async () =>
      (await leads.database.selectFrom('download').select('downloads').executeTakeFirst())
        ?.downloads
    expect(await count()).toBe(1)
    // All at once, so that no two take the same one.
    const others = await Promise.all(Array.from({ length: MOST_DOWNLOADS }, () => open()))
    expect(others.filter(({ status }) => status === 200)).toHaveLength(MOST_DOWNLOADS - 1)
    expect(await count()).toBe(MOST_DOWNLOADS)
    const last = await open()
    expect(last.status).toBe(410)
    expect(await last.text()).toMatch(
      /works for 7 days and 10 downloads.*href="\/resources\/a-report"/s,
    )
  })

  test('a link ends after seven days, and with its lead', async () => {
    const { open, leads, sent } = await openWithLink({ location: await newDatabase() })
    later(7 * DAY - 60_000)
    expect((await open()).status).toBe(200)
    later(60_000)
    const expired = await open()
    expect([expired.status, await expired.text()]).toEqual([
      410,
      expect.stringContaining('This link has ended'),
    ])
    await leads.database.deleteFrom('submission').where('id', '=', sent.submissionId).execute()
    expect((await open()).status).toBe(410)
  })
})

test('a changed, a guessed and an unsigned link are not found, with a page that says what to do', async () => {
  const { href, open, sent } = await openWithLink({})
  const expiresAt = Date.now() + DAY
  const wrong = [
    href.slice(0, -1),
    `${href.slice(0, -1)}${href.endsWith('A') ? 'B' : 'A'}`,
    href.replace('/report-a/', '/report-b/'),
    href.replace(sent.submissionId, crypto.randomUUID()),
    `${href}/more`,
    '/api/downloads/a',
    signedPath('another-secret-of-16', {
      submissionId: sent.submissionId,
      file: 'report-a',
      expiresAt,
    }),
  ]
  for (const path of wrong) {
    const response = await open(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(await response.text()).toContain('Copy the whole link')
  }
})

test('a file that is no longer published has ended; other forms and servers without a secret give none', async () => {
  const { open, leads } = await openWithLink({})
  const gone = { find: async () => undefined, pageOf: async () => undefined }
  expect((await open(undefined, 'GET', gone)).status).toBe(410)
  const other = await (await leads.answer(post(submission()), downloadsFor)).json()
  expect(other).not.toHaveProperty('downloads')
  const unsigned = await openTestLeads()
  const sent = submission(asked, 'Report Download')
  const failing = () => Promise.reject(new Error('no content'))
  const hanging = () => new Promise<never>(() => {})
  for (const [server, files] of [
    [unsigned, downloadsFor],
    [leads, failing],
    [leads, hanging],
  ] as const) {
    const response = await server.answer(
      post({ ...sent, submissionId: crypto.randomUUID() }),
      files,
    )
    expect(response.status).toBe(202)
    expect(await response.json()).not.toHaveProperty('downloads')
  }
})

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DATABASES } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { application, upload } from '../leads/test-application'
import { readCsv } from './read-csv'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

const content = pdf(70_000)
const sha256 = createHash('sha256').update(content).digest('hex')

describe.each(DATABASES)('the files of requests on $kind', ({ newDatabase }) => {
  test('are shown, exported into a new private folder, and purged with their request', async () => {
    const { location, leads, put } = await openStoredLeads(newDatabase)
    const request = application('../Ada Lovelace.pdf')
    const id = request.submissionId
    await leads.answer(await upload(request, new File([content], '../Ada Lovelace.pdf')))
    await put()
    const facts = { name: 'Ada Lovelace.pdf', type: 'application/pdf', size: 70_000, sha256 }
    const record = { id, files: [{ field: 'resume', ...facts }] }
    expect(await inboxJson(location, ['show', id.slice(0, 8)])).toMatchObject(record)
    const { out } = await inbox(location, ['show', id, '--table'])
    expect(out).toMatch(/^Résumé +Ada Lovelace\.pdf \(PDF, 68 KB\)$/m)
    expect(out).toMatch(/^File +Ada Lovelace\.pdf, application\/pdf, 70,000 bytes$/m)
    expect(out).toMatch(new RegExp(`^SHA-256 +${sha256}$`, 'm'))

    const parent = mkdtempSync(join(tmpdir(), 'leads-files-'))
    onTestFinished(() => rmSync(parent, { recursive: true }))
    const folder = join(parent, 'files')
    const name = `${id}-Ada Lovelace.pdf`
    const where = ['--out', 'all.csv', '--files', 'files']
    const write = () => inbox(location, ['export', ...where], { INIT_CWD: parent })
    expect(JSON.parse((await write()).out)).toMatchObject({ requests: 2, files: 1, folder })
    expect(readdirSync(folder)).toEqual([name])
    expect(readFileSync(join(folder, name)).equals(content)).toBe(true)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    const [head = [], ...rows] = readCsv(readFileSync(join(parent, 'all.csv'), 'utf8').slice(1))
    expect(rows.map((row) => row[head.indexOf('Files')]).sort()).toEqual(['', name])
    rmSync(join(parent, 'all.csv'))
    expect(await write()).toMatchObject({ status: 1, err: expect.stringMatching(/files exists; /) })

    await leads.database.updateTable('submission').set({ accepted_at: 0 }).execute()
    const purge = ['purge', '--older-than', '180d', '--include-undelivered', '--yes']
    expect(await inboxJson(location, purge)).toMatchObject({ deleted: 2 })
    const left = await leads.database.selectFrom('submission_file').select('name').execute()
    expect(left).toEqual([])
    if (location.includes('://')) return
    const bytes = readFileSync(location)
    expect(bytes.includes(content.subarray(10_000, 10_050))).toBe(false)
  })
})

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASES } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { application, upload } from '../leads/test-application'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

const content = pdf(70_000)
const sha256 = createHash('sha256').update(content).digest('hex')

async function openWithFile(newDatabase?: () => Promise<string>) {
  const store = await openStoredLeads(newDatabase)
  const submission = application('../Ada Lovelace.pdf')
  await store.leads.answer(await upload(submission, new File([content], '../Ada Lovelace.pdf')))
  const folder = mkdtempSync(join(tmpdir(), 'leads-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const exportTo = (...args: string[]) =>
    inbox(store.location, ['export', ...args], { INIT_CWD: folder })
  return { ...store, id: submission.submissionId, folder, exportTo }
}

test.each(DATABASES)(
  'files are exported into a new private folder, and purged with their submissions ($kind)',
  async ({ newDatabase }) => {
    const { location, leads, id, folder, exportTo } = await openWithFile(newDatabase)
    const { out } = await exportTo('--format', 'json', '--out', 'all.json', '--files', 'files')
    const files = join(folder, 'files')
    expect(JSON.parse(out)).toMatchObject({ submissions: 1, files: 1, folder: files })
    const facts = { name: 'Ada Lovelace.pdf', type: 'application/pdf', size: 70_000, sha256 }
    const records = JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')) as object[]
    expect(records).toMatchObject([{ id, files: [{ field: 'resume', ...facts }] }])
    const name = `${id}-Ada Lovelace.pdf`
    expect(readdirSync(files)).toEqual([name])
    expect(readFileSync(join(files, name)).equals(content)).toBe(true)
    expect(statSync(files).mode & 0o777).toBe(0o700)
    expect(statSync(join(files, name)).mode & 0o777).toBe(0o600)

    await leads.database.updateTable('submission').set({ accepted_at: 0 }).execute()
    const purge = ['purge', '--older-than', '180d', '--include-undelivered', '--yes']
    expect(await inboxJson(location, purge)).toMatchObject({ deleted: 1 })
    const left = await leads.database.selectFrom('submission_file').select('name').execute()
    expect(left).toEqual([])
    if (location.includes('://')) return
    expect(readFileSync(location).includes(content.subarray(10_000, 10_050))).toBe(false)
  },
)

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { supportRequest } from '../leads/open-test-leads'
import { readCsv } from './read-csv'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

async function exported(location: string, ...args: string[]) {
  const { status, out, err } = await inbox(location, ['export', ...args])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  const [head = [], ...records] = readCsv(out)
  return records.map((cells) => {
    expect(cells).toHaveLength(head.length)
    return Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']))
  })
}

test('CSV of one form has a column per field, with the words its visitors saw', async () => {
  const { location, put } = await openStoredLeads()
  const description = 'He said "no",\nand: Zoë, 日本語 🙂; \\'
  const id = await put({ answers: { ...supportRequest, description, phone: '020 7946 0000' } })
  await put({ form: 'Newsletter Subscription', answers: { email: 'n@example.org' } })
  const rows = await exported(location, '--form', 'technical-support')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    Id: id,
    State: 'undelivered',
    'First name': 'Ada',
    Description: description,
    Priority: 'Urgent',
    Phone: '020 7946 0000',
    'Agreement to the terms': 'Yes',
  })
  expect(Object.keys(rows[0] ?? {}).indexOf('First name')).toBeLessThan(
    Object.keys(rows[0] ?? {}).indexOf('Description'),
  )
})

test('no cell is a formula to a spreadsheet, whatever its separator', async () => {
  const { location, leads, put } = await openStoredLeads()
  const evil = ['=1+1', '-1', '@SUM(A1)', '＝1', 'x;=1', 'x\n=cmd|a!A0', 'x\t@y']
  for (const subject of evil) {
    const id = await put()
    const payload = JSON.stringify({ ...supportRequest, subject, firstName: subject })
    await leads.database.updateTable('submission').set({ payload }).where('id', '=', id).execute()
  }
  for (const args of [['--form', 'Support Request'], []]) {
    const rows = await exported(location, ...args)
    expect(rows).toHaveLength(evil.length)
    for (const row of rows) {
      for (const cell of Object.values(row))
        for (const part of cell.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@＝]/)
    }
  }
  const bullets = 'Steps:\n- open\n- wait'
  await put({ answers: { ...supportRequest, description: bullets } })
  const rows = await exported(location, '--form', 'Support Request')
  expect(rows.map(({ Description }) => Description)).toContain(bullets)
})

test('JSON is exact, and a file is new, private and named', async () => {
  const { location, put } = await openStoredLeads()
  const folder = mkdtempSync(join(tmpdir(), 'leads-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await put({ answers: { ...supportRequest, subject: '=1+1' } })
  const submissions = await inboxJson<object[]>(location, ['export', '--format', 'json'])
  expect(submissions).toMatchObject([{ answers: { subject: '=1+1' } }])
  const file = join(folder, 'a.csv')
  // npm passes the folder of the call in INIT_CWD.
  const write = () => inbox(location, ['export', '--out', 'a.csv'], { INIT_CWD: folder })
  expect(JSON.parse((await write()).out)).toEqual({ file, submissions: 1 })
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF"Id",/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await write()).toMatchObject({ status: 1, err: expect.stringMatching(/exists; .*\n$/) })
})

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import { claimEntry } from '@/leads/server/deliver/entries'
import { DATABASES_OF_COMMANDS } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { supportRequest } from '../leads/open-test-leads'
import { application, upload } from '../leads/test-application'
import { openStore, working } from '../leads/test-outbox'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

type Entry = { at: string; actor: string; action: string; details: { ids?: string[] } }
type Person = { submissions: { id: string }[]; mentions: string[]; erased: string[] }

const EMAIL = 'Grace.Hopper@Example.org'

/** Submissions of one person in two forms and spellings, with a file, and of two other people. */
async function openWithPerson(newDatabase: () => Promise<string>) {
  const store = await openStoredLeads(newDatabase)
  const ask = (answers: object) => store.put({ answers: { ...supportRequest, ...answers } })
  const own = await ask({ email: EMAIL.toLowerCase() })
  const mentioning = await ask({ description: `Please tell ${EMAIL.toUpperCase()}.` })
  const similar = await ask({ email: `not-${EMAIL}`, description: `${EMAIL}.uk` })
  const submission = application('Grace Hopper.pdf')
  const sent = { ...submission, data: { ...submission.data, email: EMAIL } }
  await store.leads.answer(await upload(sent, new File([pdf(5000)], 'Grace Hopper.pdf')))
  const ids = [own, submission.submissionId].toSorted()
  return { ...store, ids, mentioning, similar }
}

const idsOf = (person: Person) => person.submissions.map(({ id }) => id).toSorted()

describe.each(DATABASES_OF_COMMANDS)('a person on $kind', ({ newDatabase }) => {
  test('is found in every form and spelling, exported with files, erased, and stays provable', async () => {
    const { location, leads, ids, mentioning, similar } = await openWithPerson(newDatabase)
    const found = await inboxJson<Person>(location, ['person', 'GRACE.hopper@example.ORG'])
    expect(idsOf(found)).toEqual(ids)
    expect(found).toMatchObject({ mentions: [mentioning], erased: [] })

    const folder = mkdtempSync(join(tmpdir(), 'person-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const exporting = ['person', EMAIL, '--export', '--out', 'copy']
    const env = { INIT_CWD: folder, USER: 'Data Protection' }
    expect((await inbox(location, exporting, env)).status).toBe(0)
    const copy = join(folder, 'copy')
    const file = readdirSync(copy).find((name) => name.endsWith('Grace Hopper.pdf'))
    expect(readFileSync(join(copy, String(file)))).toHaveLength(5000)
    expect(statSync(join(copy, 'person.json')).mode & 0o777).toBe(0o600)
    const document = JSON.parse(readFileSync(join(copy, 'person.json'), 'utf8')) as Person
    expect(idsOf(document)).toEqual(ids)
    expect(document.submissions).toContainEqual(
      expect.objectContaining({ answers: expect.objectContaining({ email: EMAIL }) }),
    )

    const asked = await inbox(location, ['person', EMAIL, '--erase'])
    expect(asked).toMatchObject({ status: 1, err: expect.stringMatching(/2 submissions .* --yes/) })
    const claimed = await claimEntry(leads.database, { now: Date.now(), leaseMs: 60_000 })
    const erased = await inboxJson(location, ['person', EMAIL, '--erase', '--yes'])
    const underWay = ids.includes(String(claimed?.submission_id)) ? 1 : 0
    expect(erased).toMatchObject({ erased: 2, inChat: 0, underWay, mentions: [mentioning] })
    const rest = await leads.database.selectFrom('outbox_entry').select('submission_id').execute()
    expect(rest.map(({ submission_id: id }) => id).toSorted()).toEqual(
      [mentioning, similar].toSorted(),
    )
    expect(await leads.database.selectFrom('submission_file').select('name').execute()).toEqual([])

    const { status, out } = await inbox(location, ['person', EMAIL])
    expect(status).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ submissions: [], erased: [expect.any(String)] })
    const all = await inbox(location, ['person', EMAIL, '--erase', '--include-mentions', '--yes'])
    expect(JSON.parse(all.out)).toMatchObject({ erased: 1, mentions: [] })

    const audit = await inboxJson<Entry[]>(location, ['audit'])
    const exported = audit.find(({ action }) => action === 'exported')
    expect(exported).toMatchObject({ actor: 'Data Protection' })
    expect(exported?.details.ids?.toSorted()).toEqual(ids)
    expect(audit.filter(({ action }) => action === 'erased')).toHaveLength(2)
    expect(JSON.stringify(audit)).not.toMatch(/hopper|example\.org/i)
    if (location.includes('://')) return
    const bytes = [location, `${location}-wal`].filter(existsSync).map((path) => readFileSync(path))
    for (const words of ['Grace Hopper.pdf', 'Please tell'])
      expect(Buffer.concat(bytes).includes(words), words).toBe(false)
  })
})

test('every command that reads or changes is in the audit, newest first', async () => {
  const { location, put } = await openStoredLeads()
  const id = await put({ state: 'abandoned' })
  const run = (...args: string[]) => inbox(location, args, { USER: 'Ada' })
  await run('list', '--form', 'Support Request')
  await run('show', id.slice(0, 8))
  await run('export', '--format', 'json')
  await run('retry', id)
  await put({ state: 'delivered', ageDays: 9 })
  await run('purge', '--older-than', '7d', '--yes')
  const [last, ...entries] = await inboxJson<Entry[]>(location, ['audit'])
  expect(last?.action).toBe('purged')
  const named = entries.map(({ actor, action, details }) => [actor, action, details.ids ?? []])
  expect(named).toEqual([
    ['Ada', 'retried', [id]],
    ['Ada', 'exported', [id]],
    ['Ada', 'showed', [id]],
    ['Ada', 'listed', [id]],
  ])
  const { out } = await run('audit', '--table', '--limit', '3')
  expect(out).toMatch(/^When \(UTC\) +Who +Did +What$/m)
  expect(out).toMatch(/Ada +purged +1 submission: [0-9a-f]{8} \(before /)
  expect(out).toMatch(/read audit/)
})

test.each(DATABASES_OF_COMMANDS)(
  'a submission that is erased while it is delivered sends nothing more ($kind)',
  async ({ newDatabase }) => {
    const database = await openStore(await newDatabase())
    const content = Buffer.from('a file')
    const file = {
      field: 'resume',
      name: 'a.txt',
      type: 'text/plain',
      size: 6,
      sha256: '',
      content,
    }
    const erase = () => database.deleteFrom('submission').execute()
    const sent: unknown[] = []
    const { attempt } = working(database, [], {
      transport: async (part) => {
        sent.push(part)
        await erase()
        return { outcome: 'delivered' }
      },
    })
    const answers = { email: EMAIL }
    const submissionId = crypto.randomUUID()
    const arrival = { submissionId, formType: 'X', answers, files: [file], text: 'text', now: 0 }
    await storeSubmission(database, arrival)
    expect(await attempt()).toEqual({ outcome: 'released' })
    expect(sent).toHaveLength(1)
    expect(await attempt()).toBeUndefined()
  },
)

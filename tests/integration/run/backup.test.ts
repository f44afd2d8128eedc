import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { recordAudit } from '@/leads/server/privacy/audit'
import { openLeadsDatabase } from '@/leads/server/store/open-leads-database'
import type { LeadsDatabase } from '@/leads/server/store/schema'
import { ROOT } from '../../../scripts/run/root.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { DATABASES_OF_COMMANDS, temporaryDatabase } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { until } from '../../support/until.ts'
import { openTestLeads, post, submission } from '../leads/open-test-leads'
import { application, upload } from '../leads/test-application'
import { commandEnv, runCommand } from '../run-command.ts'

let lake: TestLake

beforeAll(async () => {
  // A lake of its own: commands copy its whole folder.
  lake = await startTestLake()
  await lake.client.create({ _id: 'page-a', _type: 'page', title: 'A page' })
  await lake.client.create({ _id: 'drafts.page-a', _type: 'page', title: 'In progress' })
})

afterAll(() => lake?.close())

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** The environment of a command: this leads database and the lake of these tests. */
const settingsOf = (leads: string) => ({
  SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
  LAKE_PORT: String(lake.port),
  LEADS_DATABASE_URL: leads,
})
const environment = (leads: string) => commandEnv(settingsOf(leads))

const programOf = (command: string) => join(ROOT, `scripts/backup/${command}.ts`)
const run = (command: string, args: string[], leads: string) =>
  runCommand(`backup/${command}.ts`, args, settingsOf(leads))

/** Sends requests, with and without a file, until it is stopped. */
function writing(leads: Awaited<ReturnType<typeof openTestLeads>>) {
  let isEnding = false
  const work = (async () => {
    for (let count = 1; !isEnding; count += 1) {
      const sent = { ...application('resume.pdf'), submissionId: crypto.randomUUID() }
      await leads.answer(await upload(sent, new File([pdf(3000 + count)], 'resume.pdf')))
      await leads.answer(post(submission()))
    }
  })()
  return async () => {
    isEnding = true
    await work
  }
}

const idsOf = async (database: LeadsDatabase) =>
  (await database.selectFrom('submission').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Erases the oldest request as `npm run leads -- person EMAIL --erase` does. */
async function eraseOldest(database: LeadsDatabase): Promise<string> {
  const { id } = await database
    .selectFrom('submission')
    .select('id')
    .orderBy('accepted_at')
    .executeTakeFirstOrThrow()
  await database.deleteFrom('submission').where('id', '=', id).execute()
  const details = { ids: [id] }
  await recordAudit(database, { at: Date.now(), actor: 'ada', action: 'erased', details })
  return id
}

test.each(DATABASES_OF_COMMANDS)(
  'a backup during writes restores into an empty $kind',
  async ({ newDatabase }) => {
    const [dir, from] = [folder(), await newDatabase()]
    const leads = await openTestLeads({ location: from })
    const end = writing(leads)
    const made = await run('backup', ['--to', join(dir, 'backup')], from)
    await end()
    expect(made).toMatchObject({ status: 0, err: '' })
    const modes = readdirSync(dir, { recursive: true, withFileTypes: true }).map((entry) =>
      (statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8),
    )
    expect(new Set(modes)).toEqual(new Set(['600', '700']))

    const to = await newDatabase()
    const restored = await run('restore', ['--from', join(dir, 'backup')], to)
    expect(restored).toMatchObject({ status: 0, err: '' })
    const database = await openLeadsDatabase(to)
    onTestFinished(() => database.destroy())
    // One snapshot: each request has its entry of the outbox, each application its whole file.
    const ids = await idsOf(database)
    const entries = await database.selectFrom('outbox_entry').select('submission_id').execute()
    expect(entries.map(({ submission_id: id }) => id).toSorted()).toEqual(ids)
    const files = (await database.selectFrom('submission_file').selectAll().execute()).length
    const applications = await database
      .selectFrom('submission')
      .select('id')
      .where('form_type', '=', 'Job Application')
      .execute()
    expect(files).toBe(applications.length)
    expect(await idsOf(leads.database)).toEqual(expect.arrayContaining(ids))
  },
)

test.each(DATABASES_OF_COMMANDS)(
  'restoring over $kind keeps what is there, and erases again what was erased since',
  async ({ newDatabase, kind }) => {
    const [dir, location] = [folder(), await newDatabase()]
    const leads = await openTestLeads({ location })
    for (const sent of [submission(), submission()]) await leads.answer(post(sent))
    const backup = join(dir, 'backup')
    expect(await run('backup', ['--to', backup], location)).toMatchObject({ status: 0 })
    const again = await run('backup', ['--to', backup], location)
    expect(again).toMatchObject({ status: 1, err: expect.stringContaining('Name a new folder') })
    await leads.answer(post(submission()))
    const erased = await eraseOldest(leads.database)

    const restore = (...args: string[]) => run('restore', ['--from', backup, ...args], location)
    const refused = (what: string) => ({ status: 1, out: '', err: expect.stringContaining(what) })
    const running = await restore('--replace')
    expect(running).toMatchObject(refused('top'))
    await leads.close()
    expect(await restore()).toMatchObject(refused('Use --replace'))
    const copy = join(backup, kind === 'SQLite' ? 'leads.db' : 'leads.dump')
    const bytes = readFileSync(copy)
    writeFileSync(copy, bytes.subarray(0, bytes.length / 2))
    expect((await restore('--replace')).status).toBe(1)
    writeFileSync(copy, bytes)

    const done = await restore('--replace')
    expect(done).toMatchObject({ status: 0, err: '' })
    expect(done.out).toContain('erased again: 1')
    const database = await openLeadsDatabase(location)
    onTestFinished(() => database.destroy())
    expect(await idsOf(database)).toHaveLength(1)
    expect(await idsOf(database)).not.toContain(erased)
    const [entry] = await database.selectFrom('audit_entry').select('details').execute()
    expect(entry?.details).toContain(erased)
    const [, aside = ''] = /what was there is (?:in the schema )?([^;]+);/.exec(done.out) ?? []
    const old = kind === 'SQLite' ? await openLeadsDatabase(aside) : database.withSchema(aside)
    expect(await idsOf(old)).toHaveLength(2)
    if (old !== database && kind === 'SQLite') await old.destroy()
  },
)

test('the daily backup makes one, and removes old and broken ones', async () => {
  const [dir, location] = [folder(), temporaryDatabase()]
  await (await openTestLeads({ location })).close()
  const [old, young] = [36, 34].map(
    (days) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 13)}-00-00Z`,
  )
  for (const name of [`${old}`, `${young}`, 'by-hand', `${young}.partial-1`])
    mkdirSync(join(dir, name))
  const env = { ...environment(location), BACKUPS: dir }
  const check = () => spawnSync(process.execPath, [programOf('daily-backup'), '--check'], { env })
  expect(check().status).toBe(1)
  const daily = spawn(process.execPath, [programOf('daily-backup')], { env })
  const ended = once(daily, 'close')
  onTestFinished(() => void daily.kill('SIGKILL'))
  await until(() => readdirSync(dir).length === 3 && check().status === 0)
  expect(readdirSync(dir)).toEqual(expect.arrayContaining([young, 'by-hand']))
  daily.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
})

test('the requests are kept by the daily backup while no content can be read', async () => {
  const [dir, location] = [folder(), temporaryDatabase()]
  const leads = await openTestLeads({ location })
  await leads.answer(post(submission()))
  const ids = await idsOf(leads.database)
  await leads.close()
  const earlier = '2026-11-01T03-00-00Z.without-content'
  mkdirSync(join(dir, earlier))
  const env = { ...environment(location), BACKUPS: dir, SANITY_API_WRITE_TOKEN: 'wrong' }
  const child = spawn(process.execPath, [programOf('daily-backup')], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const kept = () => readdirSync(dir).filter((name) => name.endsWith('.without-content'))
  await until(() => kept().some((name) => name !== earlier))
  // The daily one replaces what it kept before.
  await until(() => kept().length === 1)
  await until(() => /No content was exported; .*:\n.*[Uu]nauthorized/.test(errors.join('')))
  const [name = ''] = kept().filter((it) => it !== earlier)
  expect(readdirSync(join(dir, name))).toEqual(['leads.db'])

  const target = temporaryDatabase()
  expect(await run('restore', ['--from', join(dir, name)], target)).toMatchObject({ status: 0 })
  const database = await openLeadsDatabase(target)
  onTestFinished(() => database.destroy())
  expect(await idsOf(database)).toEqual(ids)
  const check = spawnSync(process.execPath, [programOf('daily-backup'), '--check'], { env })
  expect(check.status).toBe(1)
})

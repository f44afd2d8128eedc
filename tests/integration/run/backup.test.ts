import { execFile } from 'node:child_process'
import {
  existsSync,
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
import { recordAudit } from '@/leads/server/database/audit'
import { openLeadsDatabase } from '@/leads/server/database/open-leads-database'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { ROOT } from '../../../scripts/run/root.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { startRelay } from '../../support/relay.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { DATABASES, temporaryDatabase } from '../../support/test-databases'
import { pdf } from '../../support/test-documents'
import { openTestLeads, post, submission } from '../leads/open-test-leads'
import { application, upload } from '../leads/test-application'

const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  const asset = await lake.client.assets.upload('image', IMAGE, { filename: 'dot.png' })
  const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } }
  await lake.client.create({ _id: 'page-a', _type: 'page', image })
  await lake.client.create({ _id: 'drafts.page-a', _type: 'page', title: 'In progress' })
})

afterAll(() => lake?.close())

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** The environment of a command: leads and content only of these tests. */
function machine(leads: string, content: Record<string, string>) {
  const variable = leads.includes('://') ? 'LEADS_DATABASE_URL' : 'LEADS_DATABASE'
  return { LAKE_TOKEN, [variable]: leads, ...content }
}

const local = (dir: string, port = lake.port) => ({ LAKE_DIR: dir, LAKE_PORT: String(port) })
const hosted = ({ port }: TestLake) => ({
  SANITY_API_HOST: `http://127.0.0.1:${port}`,
  SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
})

function run(command: 'backup' | 'restore', args: string[], where: Record<string, string>) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(LEADS|LAKE|SANITY|INIT)_/.test(name),
  )
  const env = { ...Object.fromEntries(own), ...where }
  const program = join(ROOT, `scripts/backup/${command}.ts`)
  return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}

/** Sends requests and changes two documents together until it is stopped. */
async function writing(leads: Awaited<ReturnType<typeof openTestLeads>>) {
  await lake.client
    .transaction()
    .createOrReplace({ _id: 'one', _type: 'pair', n: 0 })
    .createOrReplace({ _id: 'other', _type: 'pair', n: 0 })
    .commit()
  let isEnding = false
  let count = 0
  const work = (async () => {
    while (!isEnding) {
      count += 1
      const sent = { ...application('resume.pdf'), submissionId: crypto.randomUUID() }
      await leads.answer(await upload(sent, new File([pdf(3000 + count)], 'resume.pdf')))
      await leads.answer(post(submission()))
      const set = { set: { n: count } }
      await lake.client.transaction().patch('one', set).patch('other', set).commit()
    }
  })()
  return async () => {
    isEnding = true
    await work
    return count
  }
}

async function rowsOf(database: LeadsDatabase) {
  const [submissions, files, entries, downloads] = await Promise.all([
    database.selectFrom('submission').selectAll().orderBy('id').execute(),
    database.selectFrom('submission_file').selectAll().orderBy('submission_id').execute(),
    database.selectFrom('outbox_entry').selectAll().orderBy('submission_id').execute(),
    database.selectFrom('download').selectAll().execute(),
  ])
  const whole = files.map((file) => ({
    ...file,
    content: Buffer.from(file.content).toString('hex'),
  }))
  return { submissions, files: whole, entries, downloads }
}

/** Checks a snapshot's consistency: each request has its entry, each application its file. */
function expectWhole({ submissions, files, entries }: Awaited<ReturnType<typeof rowsOf>>): void {
  expect(entries.map(({ submission_id: id }) => id)).toEqual(submissions.map(({ id }) => id))
  const applications = submissions.filter((row) => row.form_type === 'Job Application')
  expect(files.map((file) => file.submission_id)).toEqual(applications.map(({ id }) => id))
}

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

async function expectErased(database: LeadsDatabase, id: string): Promise<void> {
  const rest = await database.selectFrom('outbox_entry').select('submission_id').execute()
  expect(rest).toHaveLength(1)
  expect(rest).not.toContainEqual({ submission_id: id })
  const [entry] = await database.selectFrom('audit_entry').select('details').execute()
  expect(entry?.details).toContain(id)
}

const allDocuments = ({ client }: TestLake, filter = 'true') =>
  client.fetch<{ _id: string; n?: number; url?: string }[]>(
    `*[${filter}] | order(_id asc)`,
    {},
    { perspective: 'raw' },
  )

const WITHOUT_PAIRS = '_type != "pair"'
const modesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).map((entry) =>
    (statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8),
  )

test.each(DATABASES)(
  'a backup during writes restores into an empty machine ($kind)',
  async ({ kind, newDatabase }) => {
    const [dir, from] = [folder(), await newDatabase()]
    const isLocal = kind === 'SQLite'
    const leads = await openTestLeads({ location: from })
    const end = await writing(leads)
    const where = machine(from, isLocal ? local(lake.dir) : hosted(lake))
    const made = await run('backup', ['--to', join(dir, 'backup')], where)
    const count = await end()
    expect(made).toMatchObject({ status: 0, err: '' })
    expect(count).toBeGreaterThan(0)
    expect(new Set(modesIn(dir))).toEqual(new Set(['600', '700']))

    const to = await newDatabase()
    const empty = join(dir, 'lake')
    const other = isLocal ? undefined : await startTestLake()
    onTestFinished(async () => other?.close())
    const target = machine(to, other ? hosted(other) : local(empty))
    const restored = await run('restore', ['--from', join(dir, 'backup')], target)
    expect(restored).toMatchObject({ status: 0, err: '' })

    const database = await openLeadsDatabase(to)
    onTestFinished(() => database.destroy())
    const copy = await rowsOf(database)
    expectWhole(copy)
    const original = await rowsOf(leads.database)
    const taken = new Set(copy.submissions.map(({ id }) => id))
    const same = (rows: { submission_id: string }[]) =>
      rows.filter(({ submission_id: id }) => taken.has(id))
    expect(copy.submissions).toEqual(original.submissions.filter(({ id }) => taken.has(id)))
    expect(copy.files).toEqual(same(original.files))
    expect(copy.entries).toEqual(same(original.entries))
    const manifest = JSON.parse(readFileSync(join(dir, 'backup/manifest.json'), 'utf8')) as {
      leads: { rows: Record<string, number> }
    }
    expect(manifest.leads.rows).toMatchObject({ submission: taken.size })

    const started = other ?? (await startTestLake({ storage: empty }))
    if (!other) onTestFinished(() => started.close())
    const [one, two] = await allDocuments(started, '_type == "pair"')
    if (isLocal) expect(one?.n).toBe(two?.n)
    const content = await allDocuments(started, WITHOUT_PAIRS)
    const source = await allDocuments(lake, WITHOUT_PAIRS)
    expect(content.map(({ _id }) => _id)).toEqual(source.map(({ _id }) => _id))
    const { url = '' } = content.find(({ url }) => url) ?? {}
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(IMAGE)
    if (other) return

    await started.stop()
    writeFileSync(join(empty, 'token'), 'kept')
    const over = ['--from', join(dir, 'backup'), '--only', 'content', '--replace']
    const replaced = await run('restore', over, target)
    expect(replaced).toMatchObject({ status: 0, err: '' })
    const aside = /what was there is (\S+)/.exec(replaced.out)?.[1] ?? ''
    for (const path of [empty, aside]) {
      expect(existsSync(join(path, 'dataset-production.sqlite'))).toBe(true)
    }
    expect(readFileSync(join(empty, 'token'), 'utf8')).toBe('kept')
    await started.restart()
    expect(await allDocuments(started)).toHaveLength(content.length + 2)
  },
)

test('a restore keeps existing data, and is refused if it is in use, the backup is damaged or --replace is missing', async () => {
  const [dir, location] = [folder(), temporaryDatabase()]
  const where = machine(location, local(lake.dir))
  const leads = await openTestLeads({ location })
  for (const sent of [submission(), submission()]) await leads.answer(post(sent))
  const backup = join(dir, 'backup')
  mkdirSync(backup)
  expect((await run('backup', ['--to', backup], where)).status).toBe(0)
  const again = await run('backup', ['--to', backup], where)
  expect(again).toMatchObject({ status: 1, err: expect.stringContaining('is not empty') })

  const restore = (...args: string[]) => run('restore', ['--from', backup, ...args], where)
  const refused = (what: string) => ({ status: 1, out: '', err: expect.stringContaining(what) })
  expect(await restore()).toMatchObject(refused('Use --replace'))
  expect(await restore('--replace')).toMatchObject(refused('stop the lake'))
  expect(await restore('--replace', '--only', 'leads')).toMatchObject(refused('stop the site'))
  const file = join(backup, 'leads.db')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.with(bytes.length - 1, 0xff))
  expect(await restore('--replace')).toMatchObject(refused('is damaged'))
  writeFileSync(file, bytes)

  for (const sent of [submission(), submission()]) await leads.answer(post(sent))
  const erased = await eraseOldest(leads.database)
  await leads.close()
  const done = await restore('--replace', '--only', 'leads')
  expect(done).toMatchObject({ status: 0, err: '' })
  expect(done.out).toContain('erased since the backup, erased again: 1')
  const aside = /what was there is (\S+)/.exec(done.out)?.[1] ?? ''
  for (const [path, count] of [
    [location, 1],
    [aside, 3],
  ] as const) {
    const database = await openLeadsDatabase(path)
    if (path === location) await expectErased(database, erased)
    expect(await database.selectFrom('submission').select('id').execute()).toHaveLength(count)
    await database.destroy()
  }
  const wrong = await run('restore', ['--from', dir], where)
  expect(wrong).toMatchObject(refused('it has no manifest.json'))
})

const [, postgres] = DATABASES

/** The address of a PostgreSQL server that refuses connections for another 1.5 s. */
async function startingServer(location: string): Promise<string> {
  const address = new URL(location)
  const relay = await startRelay(0, Number(address.port))
  onTestFinished(() => relay.close())
  relay.cut()
  setTimeout(() => relay.mend(), 1500)
  address.port = String(relay.port)
  return address.href
}

test.skipIf(!postgres)('restoring over PostgreSQL keeps the old tables in a schema', async () => {
  const [dir, location] = [folder(), (await postgres?.newDatabase()) ?? '']
  const where = machine(location, local(join(dir, 'none')))
  const leads = await openTestLeads({ location })
  for (const sent of [submission(), submission()]) await leads.answer(post(sent))
  const backup = join(dir, 'backup')
  expect((await run('backup', ['--to', backup], where)).status).toBe(0)
  for (const sent of [submission(), submission()]) await leads.answer(post(sent))
  const erased = await eraseOldest(leads.database)
  const restore = (...args: string[]) => run('restore', ['--from', backup, ...args], where)
  const refused = { status: 1, err: expect.stringContaining('stop it first') }
  expect(await restore('--replace')).toMatchObject(refused)
  await leads.close()
  expect(await restore()).toMatchObject({ status: 1, err: expect.stringContaining('--replace') })
  const starting = await startingServer(location)
  const args = ['--from', backup, '--replace']
  const done = await run('restore', args, machine(starting, local(join(dir, 'none'))))
  expect(done).toMatchObject({ status: 0, err: '' })
  const aside = /in the schema (\w+)/.exec(done.out)?.[1] ?? ''
  const database = await openLeadsDatabase(location)
  onTestFinished(() => database.destroy())
  const count = async (from: LeadsDatabase) =>
    (await from.selectFrom('submission').select('id').execute()).length
  await expectErased(database, erased)
  expect(await count(database.withSchema(aside))).toBe(3)
})

test('on a full disk nothing is left', async ({ skip }) => {
  const disk = smallDisk(32) ?? skip('mounting a small disk is not permitted')
  const where = machine(temporaryDatabase(), local(lake.dir))
  const { status, err } = await run('backup', ['--to', join(disk, 'backup')], where)
  expect({ status, left: readdirSync(disk) }).toEqual({ status: 1, left: [] })
  expect(err).toContain('The disk is full, so nothing was written.')
  expect(existsSync(where.LEADS_DATABASE ?? '')).toBe(false)
})

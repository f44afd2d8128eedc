import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lakeClient } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

const CLI = resolve(import.meta.dirname, '../../../scripts/lake/cli.ts')

let dir: string
const children: ChildProcess[] = []
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lake-command-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

/** Starts the command in an empty folder, without the variables of this process. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [CLI, '--port=0', ...args], { cwd: dir, env: {} })
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, said, ended }
}

/** Its address, once it has told all. */
async function started({ said, ended }: ReturnType<typeof run>): Promise<string> {
  void ended.then(() => {
    said.err += ' (it has ended)'
  })
  await until(() => /Token|ended/.test(said.out + said.err))
  return /http:\/\/localhost:\d+/.exec(said.out)?.[0] ?? said.err
}

const seedFile = (...lines: string[]) => {
  writeFileSync(join(dir, 'seed.ndjson'), lines.join('\n'))
  return '--seed=seed.ndjson'
}
const PAGE = '{"_id":"a","_type":"page"}'

it('serves a seed from a folder of its own, ends on Ctrl-C, and keeps what was changed', async () => {
  const seed = seedFile(PAGE, '', '{"_id":"b","_type":"page"}\r', '')
  const args = ['--project=any', '--dataset=any', seed]
  const first = run(...args)
  const url = await started(first)
  expect(first.said.out).toContain('Seed: 2 documents written')
  const token = readFileSync(join(dir, '.content-lake/token'), 'utf8').trim()
  const client = lakeClient(url, { projectId: 'any', dataset: 'any', token })
  await client.delete('b')
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(first.said.err).toBe(' (it has ended)')
  expect(readdirSync(join(dir, '.content-lake')).toSorted()).toEqual([
    'dataset-any.sqlite',
    'signing-key',
    'token',
  ])

  const second = run(...args)
  const again = lakeClient(await started(second), { projectId: 'any', dataset: 'any' })
  expect(second.said.out).toContain('Seed: nothing written')
  expect(await again.fetch('*._id')).toEqual(['a'])
})

it('leaves no file when it keeps all in memory, and tells its token', async () => {
  const lake = run('--memory')
  const url = await started(lake)
  const token = /^Token: (\S+)$/m.exec(lake.said.out)?.[1]
  await lakeClient(url, { token: token ?? '' }).create({ _type: 'page' })
  expect(readdirSync(dir)).toEqual([])
})

describe('ends with one line and no folder', () => {
  it.each([
    [['--port=x'], /^Lake: port: .*whole number/],
    [['--colour'], /^Lake: Unknown option '--colour'; see --help$/],
    [['more'], /^Lake: Unexpected argument 'more'; see --help$/],
    [['--project=A_b'], /^Lake: project: /],
    [['--dataset=../up'], /^Lake: dataset: /],
    [['--memory', '--dir=x'], /^Lake: --memory and --dir exclude each other$/],
    [['--dir='], /^Lake: storage: name a folder/],
    [['--seed=nowhere.ndjson'], /^Lake: nowhere\.ndjson cannot be read \(ENOENT\)$/],
  ])('on %j', async (args, message) => {
    const { said, ended } = run(...args)
    expect(await ended).toBe(1)
    expect(said.err.trimEnd()).toMatch(message)
    expect(said.err.trimEnd()).not.toContain('\n')
    expect(readdirSync(dir)).toEqual([])
  })

  it.each([
    ['text', [PAGE, 'not json'], /line 2 is not JSON: /],
    ['a cut line', ['', PAGE, '{"_id":"b","_type":'], /line 3 is not JSON: /],
  ])('on a seed with %s', async (_, lines, message) => {
    const { said, ended } = run(seedFile(...lines))
    expect(await ended).toBe(1)
    expect(said.err).toMatch(/^Lake: seed\.ndjson, /)
    expect(said.err).toMatch(message)
    expect(said.err.trimEnd()).not.toContain('\n')
    expect(existsSync(join(dir, '.content-lake'))).toBe(false)
  })
})

it('stores nothing of a seed with a faulty document', async () => {
  const { said, ended } = run(seedFile(PAGE, '', '{"_id":"b"}'))
  expect(await ended).toBe(1)
  expect(said.err).toMatch(/^Lake: The seed: .*needs a _type\n$/)
  const database = new DatabaseSync(join(dir, '.content-lake/dataset-production.sqlite'))
  expect(database.prepare('select count(*) as n from documents').get()).toEqual({ n: 0 })
  database.close()
})

it('says that the port is taken, and by which setting to change it', async () => {
  const first = run('--memory')
  const { port } = new URL(await started(first))
  const { said, ended } = run('--memory', `--port=${port}`)
  expect(await ended).toBe(1)
  expect(said.err).toBe(`Lake: port ${port} is taken; set LAKE_PORT or --port to a free one\n`)
})

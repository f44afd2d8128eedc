import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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

describe('ends with one line and no folder', () => {
  it.each([
    [['--port=x'], /^Lake: port: .*whole number/],
    [['--project=A_b'], /^Lake: project: /],
    [['--memory', '--dir=x'], /^Lake: --memory and --dir exclude each other$/],
    [['--seed=nowhere.ndjson'], /^Lake: nowhere\.ndjson cannot be read \(ENOENT\)$/],
  ])('on %j', async (args, message) => {
    const { said, ended } = run(...args)
    expect(await ended).toBe(1)
    expect(said.err.trimEnd()).toMatch(message)
    expect(said.err.trimEnd()).not.toContain('\n')
    expect(readdirSync(dir)).toEqual([])
  })
})

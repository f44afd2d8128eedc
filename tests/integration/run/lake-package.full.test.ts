import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { lakeClient } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

// What `npm pack` makes of the lake, in a folder that knows nothing of this repository.
const LAKE = join(ROOT, 'scripts/lake')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const SEED = '{"_id":"a","_type":"page","title":"A"}\n{"_id":"b","_type":"page","title":"B"}\n'

const dir = mkdtempSync(join(tmpdir(), 'lake-package-'))
const empty = join(dir, 'empty')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

// Its `node` and its `npm exec` are this Node.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** A copy of the lake where it finds its configuration and packages: packing changes its manifest for a moment. */
function copyOfLake(): string {
  const copy = join(dir, 'repository/scripts/lake')
  const filter = (path: string) => !['dist', 'node_modules'].includes(basename(path))
  cpSync(LAKE, copy, { recursive: true, filter })
  cpSync(join(ROOT, 'tsconfig.json'), join(dir, 'repository/tsconfig.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'repository/node_modules'))
  return copy
}

let copy: string
let packed: { filename: string; size: number; files: { path: string }[] }
beforeAll(() => {
  copy = copyOfLake()
  const report = npm(copy, 'pack', '--json', '--silent', '--pack-destination', dir)
  packed = JSON.parse(report.slice(report.indexOf('[')))[0]
  mkdirSync(empty)
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }')
  const client = JSON.parse(readFileSync(join(LAKE, 'package.json'), 'utf8')).devDependencies
  const wanted = [join(dir, packed.filename), `@sanity/client@${client['@sanity/client']}`]
  npm(
    empty,
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...wanted,
  )
}, 240_000)

it('serves an unmodified client by one command, and ends on Ctrl-C', async () => {
  writeFileSync(join(empty, 'file.ndjson'), SEED)
  const args = '--project any --dataset any --seed file.ndjson --port 0 --token a-token'.split(' ')
  const command = spawn('npx', ['content-lake', ...args], {
    cwd: empty,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C reaches all processes of a terminal's group.
    detached: true,
  })
  const end = (signal: NodeJS.Signals) => process.kill(-(command.pid ?? 0), signal)
  onTestFinished(() => {
    if (command.exitCode === null && command.signalCode === null) end('SIGKILL')
  })
  let said = ''
  command.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  await until(() => said.includes('Seed: 2 documents'))
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
  const client = lakeClient(url, { projectId: 'any', dataset: 'any', token: 'a-token' })

  const heard: unknown[] = []
  const listening = client
    .listen('*[_type == "page"]', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) => heard.push(event.type === 'mutation' ? event.result?.title : event.type))
  await until(() => heard.length > 0)
  await client.create({ _id: 'c', _type: 'page', title: 'C' })
  await client.patch('a').set({ title: 'A2' }).commit()
  expect(await client.fetch('*[_type == "page"] | order(_id).title')).toEqual(['A2', 'B', 'C'])
  await until(() => heard.length > 2)
  expect(heard).toEqual(['welcome', 'C', 'A2'])
  listening.unsubscribe()

  end('SIGINT')
  await once(command, 'close')
  await expect(fetch(url)).rejects.toThrow()
})

describe('in a project of its own', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: empty, env, encoding: 'utf8' })

  it('runs the test of the README', () => {
    const readme = readFileSync(join(empty, 'node_modules/content-lake/README.md'), 'utf8')
    const [, example] = /^```ts vitest\n(.*?)^```$/ms.exec(readme) ?? []
    writeFileSync(join(empty, 'example.test.ts'), String(example))
    symlinkSync(join(ROOT, 'node_modules/vitest'), join(empty, 'node_modules/vitest'))
    const report = join(empty, 'report.json')
    run(VITEST, 'run', '--root', empty, '--reporter=json', `--outputFile=${report}`)
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
    expect([numPassedTests, numTotalTests]).toEqual([1, 1])
  })
})

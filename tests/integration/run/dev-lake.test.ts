import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { lakeClient } from '../../support/lake.ts'
import { testPorts, testUrls } from '../../support/test-urls.ts'
import { until } from '../../support/until.ts'

// The lake of `npm run dev`, without the site and the Studio.
const COMMAND = `
  import { runServers } from '${ROOT}/scripts/run/run-servers.ts'
  import * as programs from '${ROOT}/scripts/run/programs.ts'
  await runServers(async (settings, processGroup) => {
    processGroup.start(programs.lake(settings, { webhook: 'x' }, 'dev'))
  })
`
const client = lakeClient(testUrls().lake, { token: 'dev' })
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function startDev() {
  const dir = mkdtempSync(join(tmpdir(), 'dev-lake-'))
  cleanUps.push(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(join(dir, 'command.ts'), COMMAND)
  mkdirSync(join(dir, 'lake'))
  writeFileSync(join(dir, 'lake/token'), 'dev')
  const env = { ...process.env, LAKE_PORT: String(testPorts().lake), LAKE_DIR: join(dir, 'lake') }
  const command = spawn(process.execPath, [join(dir, 'command.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output: string[] = []
  command.stdout.on('data', (chunk) => output.push(String(chunk)))
  cleanUps.push(async () => {
    if (command.exitCode !== null || command.signalCode !== null) return
    command.kill('SIGTERM')
    await once(command, 'exit')
  })
  return { command, starts: () => output.join('').split('Lake on').length - 1 }
}

const answers = () =>
  client.fetch('1').then(
    () => true,
    () => false,
  )

it('restarts when one of its files changes, with everything that was stored', async () => {
  const { starts } = startDev()
  await until(answers)
  await client.create({ _id: 'kept', _type: 'page' })
  const file = join(ROOT, 'scripts/lake/http/respond.ts')
  const now = new Date()
  utimesSync(file, now, now)
  await until(() => starts() === 2)
  await until(answers)
  expect(await client.getDocument('kept')).toMatchObject({ _id: 'kept' })
})

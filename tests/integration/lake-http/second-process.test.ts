import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { startTestLake } from '../../support/lake.ts'

const CLI = resolve(import.meta.dirname, '../../../scripts/lake/cli.ts')

it('a second process on the same folder says so and ends', async () => {
  const lake = await startTestLake()
  onTestFinished(() => lake.close())
  const second = spawn(process.execPath, [CLI], {
    env: { ...process.env, LAKE_PORT: '0', LAKE_DIR: lake.dir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void second.kill('SIGKILL'))
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'close')])
  expect(code).toBe(1)
  expect(said).toMatch(/dataset-production\.sqlite is in use: another content lake/)
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
})

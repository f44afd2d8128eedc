import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

// A command takes two seconds to start, or twenty on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

/** Runs `npm run sanity -- …` with this lake; returns its output without line breaks and marks. */
async function sanity(...args: string[]) {
  const env = {
    ...process.env,
    LAKE_PORT: String(lake.port),
    SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
    LAKE_DIR: lake.dir,
    SANITY_PROJECT_ID: 'lake',
    NO_COLOR: '1',
  }
  const child = spawn(process.execPath, [join(ROOT, 'scripts/sanity.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said: stripVTControlCharacters(text).replaceAll(/\s*[\n›]\s*/g, ' ') }
}

it('creates a dataset', async () => {
  const { code, said } = await sanity('datasets', 'create', 'second', '--visibility', 'public')
  expect(said).toContain('Dataset created successfully')
  expect(code).toBe(0)
  expect(await lake.client.datasets.list()).toContainEqual(
    expect.objectContaining({ name: 'second', aclMode: 'public' }),
  )
})

it('says what the lake does not have, as an error of the command', async () => {
  const commands = [
    ['datasets', 'copy', 'production', 'other'],
    ['cors', 'list'],
    ['tokens', 'list'],
  ]
  const answers = await Promise.all(commands.map((command) => sanity(...command)))
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
  for (const { said } of answers) {
    expect(said).toMatch(/Error: .*The local lake has no endpoint /)
    expect(said).not.toMatch(/ at .*\.js:\d/)
  }
})

it('lists the local user', async () => {
  const { code, said } = await sanity('users', 'list')
  expect(said).toContain('Local editor')
  expect(code).toBe(0)
})

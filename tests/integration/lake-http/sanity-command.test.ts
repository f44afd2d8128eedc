import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

/** Runs `npm run sanity -- …` with this lake; returns its exit code and output, without line breaks and marks. */
async function sanity(command: string): Promise<string> {
  const own = { LAKE_PORT: String(lake.port), LAKE_DIR: lake.dir, NO_COLOR: '1' }
  const access = { SANITY_API_WRITE_TOKEN: LAKE_TOKEN, SANITY_PROJECT_ID: 'lake' }
  const args = [join(ROOT, 'scripts/sanity.ts'), ...command.split(' ')]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...own, ...access } })
  const ended = once(child, 'close')
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  const line = stripVTControlCharacters(said.join('\n')).replaceAll(/\s*[\n›]\s*/g, ' ')
  return `${(await ended)[0]} ${line}`
}

it('creates a dataset', async () => {
  const said = await sanity('datasets create second --visibility public')
  expect(said).toMatch(/^0 .*Dataset created successfully/)
  const second = expect.objectContaining({ name: 'second', aclMode: 'public' })
  expect(await lake.client.datasets.list()).toContainEqual(second)
})

it('says of what the lake does not have that it has no endpoint', async () => {
  const said = await sanity('datasets copy production other')
  expect(said).toMatch(/^1 .*Error: .*The local lake has no endpoint /)
  expect(said).not.toMatch(/ at .*\.js:\d/)
})

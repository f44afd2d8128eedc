import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../../scripts/env.ts'
import { createProcessGroup } from '../../../scripts/run/process-group.ts'
import * as programs from '../../../scripts/run/programs.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { startTestLake } from '../../support/lake.ts'

const FOLDER = '.next-failing'
const processGroup = createProcessGroup(() => undefined)

afterAll(async () => {
  await processGroup.stop()
  rmSync(join(ROOT, 'web', FOLDER), { recursive: true, force: true })
})

/** Builds the site; returns its output and its exit code. */
async function build(env: Record<string, string>) {
  const settings = readSettings({ SITE_BUILD_DIR: FOLDER })
  const program = programs.siteBuild(settings, {
    lakeToken: undefined,
  })
  const child = processGroup.start({ ...program, env: { ...program.env, ...env } })
  const { code } = await child.ended
  return { code, output: child.lastLines() }
}

test('an unreachable lake fails the build before compilation, with one line that gives URL and reason', async () => {
  const { code, output } = await build({ SANITY_API_HOST: 'http://localhost:4499' })
  expect(code).toBe(1)
  expect(output).toContain(
    'Cannot read dataset production at http://localhost:4499 from the content lake: connect ECONNREFUSED',
  )
  expect(output).not.toMatch(/^\s+at /m)
  expect(output).not.toContain('Creating an optimized production build')
})

test('a malformed variable fails the build with one line that names it and the expected value', async () => {
  const { code, output } = await build({ SITE_URL: 'example', SANITY_API_HOST: 'soon' })
  expect(code).toBe(1)
  expect(output).toMatch(/^SITE_URL must be a web address.*"example"/m)
  expect(output).toMatch(/^SANITY_API_HOST must be a web address.*"soon"/m)
  expect(output).not.toMatch(/^\s+at /m)
})

// Compiles the whole site first.
if (process.env.TEST_FULL)
  test('missing required content fails the build with the name of the query', async () => {
    const lake = await startTestLake()
    onTestFinished(() => lake.close())
    const { code, output } = await build({ SANITY_API_HOST: lake.url })
    expect(code).toBe(1)
    expect(output).toMatch(/Cannot read \w+_QUERY from the content lake: it found nothing/)
  }, 240_000)

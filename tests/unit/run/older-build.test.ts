import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  type Build,
  buildWhenStale,
  isUpToDate,
  setOlderBuildAside,
} from '../../../scripts/run/build.ts'
import { createProcessGroup } from '../../../scripts/run/process-group.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const processGroup = createProcessGroup(() => undefined)
const silent = () => undefined

/** A build that copies one source; `fails` after it has written something. */
function testBuild() {
  const dir = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const [source, output] = [join(dir, 'source'), join(dir, 'out')]
  writeFileSync(source, 'one')
  const script = (fails: boolean) => `
    const fs = require('node:fs')
    fs.mkdirSync(${JSON.stringify(output)}, { recursive: true })
    ${fails ? 'process.exit(1)' : ''}
    fs.copyFileSync(${JSON.stringify(source)}, ${JSON.stringify(join(output, 'PROOF'))})`
  const build = (changes: Partial<Build> = {}, fails = false): Build => ({
    program: { name: 'test build', kind: 'task', args: ['-e', script(fails)] },
    sources: [relative(ROOT, source)],
    facts: { url: 'http://localhost' },
    content: 'rev 1',
    output: relative(ROOT, output),
    proof: 'PROOF',
    ...changes,
  })
  return { dir, source, output, build }
}

const make = (build: Build) => buildWhenStale(processGroup, build, silent)

test('an older build is set aside with its stamp, and its cache stays for the next one', async () => {
  const { source, output, build } = testBuild()
  await make(build())
  mkdirSync(join(output, 'cache'))
  writeFileSync(join(output, 'cache/entry'), '')
  expect(isUpToDate(build())).toBe(true)
  writeFileSync(source, 'two')
  expect(isUpToDate(build())).toBe(false)
  const aside = setOlderBuildAside(build())
  expect(aside).toBe(`${build().output}-before`)
  expect(existsSync(`${output}-before/PROOF`)).toBe(true)
  expect(existsSync(join(output, 'cache/entry'))).toBe(true)
  expect(existsSync(join(output, 'PROOF'))).toBe(false)

  // Left over, when the new build has failed.
  await expect(make(build({}, true))).rejects.toThrow('The test build failed')
  expect(setOlderBuildAside(build())).toBe(aside)
  await make(build())
  expect(isUpToDate(build())).toBe(true)
})

test('changed content alone leaves a build that can be served', async () => {
  const { build } = testBuild()
  await make(build())
  expect(isUpToDate(build({ content: 'rev 2' }))).toBe(false)
  expect(setOlderBuildAside(build({ content: 'rev 2' }))).toBeDefined()
})

test('a build with other settings, and an incomplete one, are not served', async () => {
  const { output, build } = testBuild()
  expect(setOlderBuildAside(build())).toBeUndefined()
  await make(build())
  expect(setOlderBuildAside(build({ facts: { url: 'https://example.com' } }))).toBeUndefined()
  rmSync(join(output, 'PROOF'))
  expect(setOlderBuildAside(build())).toBeUndefined()
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Build, buildWhenStale, isUpToDate } from '../../../scripts/run/build.ts'
import { createProcessGroup } from '../../../scripts/run/process-group.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const processGroup = createProcessGroup(() => undefined)
const silent = () => undefined

/** A build that copies one source; `fails` makes it fail after writing something. */
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

test('a build is used again until a source, the content or a setting changes', async () => {
  const { source, build } = testBuild()
  expect(await make(build())).toBe(true)
  expect(await make(build())).toBe(false)
  expect(isUpToDate(build({ content: 'rev 2' }))).toBe(false)
  expect(isUpToDate(build({ facts: { url: 'https://example.com' } }))).toBe(false)
  writeFileSync(source, 'two')
  expect(await make(build())).toBe(true)
})

test('a build that failed, or whose output is incomplete, is made again', async () => {
  const { source, output, build } = testBuild()
  await make(build())
  writeFileSync(source, 'two')
  await expect(make(build({}, true))).rejects.toThrow('The test build failed')
  writeFileSync(source, 'one')
  expect(isUpToDate(build())).toBe(false)
  await make(build())
  rmSync(join(output, 'PROOF'))
  expect(isUpToDate(build())).toBe(false)
})

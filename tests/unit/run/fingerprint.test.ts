import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from '../../../scripts/run/fingerprint.ts'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const take = (facts = {}) => fingerprint(root, ['web', 'package-lock.json'], facts)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(root, 'web/src'), { recursive: true })
  write('web/src/page.tsx', 'page')
  write('web/next.config.ts', 'config')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('ignores the output of builds, and documentation', () => {
  const before = take()
  for (const folder of ['.next', '.next-test', 'node_modules', 'dist']) {
    mkdirSync(join(root, 'web', folder))
    write(`web/${folder}/output.js`, 'output')
  }
  write('web/next-env.d.ts', 'types')
  write('web/web.tsbuildinfo', '{}')
  write('web/README.md', '# The site')
  expect(take()).toBe(before)
})

it.each([
  ['a file is added', () => write('web/src/new.tsx', '')],
  [
    'a file is renamed',
    () => renameSync(join(root, 'web/src/page.tsx'), join(root, 'web/src/a.tsx')),
  ],
  ['a file is deleted', () => rmSync(join(root, 'web/src/page.tsx'))],
  [
    'a byte moves from one file to the next',
    () => {
      write('web/next.config.ts', 'confi')
      write('web/src/page.tsx', 'gpage')
    },
  ],
])('changes when %s', (_, change) => {
  const before = take()
  change()
  expect(take()).not.toBe(before)
})

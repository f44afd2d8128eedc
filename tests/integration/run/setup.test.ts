import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

// A project with one workspace, whose setup needs no network.
let dir: string
const write = (path: string, content: unknown) =>
  writeFileSync(join(dir, path), JSON.stringify(content))

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(dir, 'a'))
  write('package.json', { name: 'root', private: true, workspaces: ['a'] })
  write('a/package.json', { name: 'a', version: '1.0.0' })
  write('package-lock.json', {
    name: 'root',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'root', workspaces: ['a'] },
      a: { version: '1.0.0' },
      'node_modules/a': { resolved: 'a', link: true },
    },
  })
})
afterEach(() => rmSync(dir, { recursive: true }))

function setUp(path = process.env.PATH) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/setup.mjs'), dir],
    { env: { ...process.env, PATH: path }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

it('installs once, and then prints nothing', () => {
  expect(setUp()).toMatchObject({
    status: 0,
    stdout: '',
    stderr: expect.stringContaining('none is installed'),
  })
  expect(existsSync(join(dir, 'node_modules/a/package.json'))).toBe(true)
  expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '' })
})

it('fails if npm fails', () => {
  write('package.json', { name: 'root', private: true, dependencies: { b: 'file:./b' } })
  const { status, stderr } = setUp()
  expect(status).toBe(1)
  expect(stderr).toContain('Set-up failed: npm ci failed; see its message above.')
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  mkdirSync(join(dir, 'tool'))
  const devDependencies = { tool: 'file:tool' }
  write('package.json', { name: 'root', private: true, workspaces: ['a'], devDependencies })
  write('a/package.json', { name: 'a', version: '1.0.0' })
  write('tool/package.json', { name: 'tool', version: '1.0.0' })
  write('package-lock.json', {
    name: 'root',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'root', workspaces: ['a'], devDependencies },
      a: { version: '1.0.0' },
      'node_modules/a': { resolved: 'a', link: true },
      'node_modules/tool': { resolved: 'tool', link: true },
      tool: { version: '1.0.0', dev: true },
    },
  })
})
afterEach(() => rmSync(dir, { recursive: true }))

function setUp(env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/setup.mjs'), dir],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
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

it('installs what the lockfile has, whatever npm is told by the environment, and repairs it', () => {
  const env = {
    NODE_ENV: 'production',
    npm_config_bin_links: 'false',
    npm_config_dry_run: 'true',
    npm_config_global: 'true',
    npm_config_install_strategy: 'linked',
    npm_config_omit: 'dev optional',
    npm_config_package_lock: 'false',
    npm_config_package_lock_only: 'true',
  }
  const tool = join(dir, 'node_modules/tool')
  expect(setUp(env)).toMatchObject({ status: 0 })
  expect(existsSync(tool)).toBe(true)
  rmSync(tool)
  expect(setUp(env)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('tool is missing'),
  })
  expect(existsSync(tool)).toBe(true)
  expect(setUp(env)).toEqual({ status: 0, stdout: '', stderr: '' })
})

it('does not empty the packages of another folder, to which node_modules is a link', () => {
  const other = join(dir, 'other')
  mkdirSync(join(other, 'precious'), { recursive: true })
  symlinkSync(other, join(dir, 'node_modules'))
  expect(setUp()).toMatchObject({ status: 1, stderr: expect.stringContaining('is a link') })
  expect(existsSync(join(other, 'precious'))).toBe(true)
})

it('says in one sentence that the address of a proxy has no scheme', () => {
  expect(setUp({ HTTPS_PROXY: 'proxy.example:3128' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Set-up failed: HTTPS_PROXY must be an address with its scheme, such as http://proxy.example:3128.\n',
  })
})

it('fails if npm fails', () => {
  write('package.json', { name: 'root', private: true, dependencies: { b: 'file:./b' } })
  const { status, stderr } = setUp()
  expect(status).toBe(1)
  expect(stderr).toContain('Set-up failed: npm ci failed; see its message above.')
})

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake } from '../../../scripts/lake/server.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

const COMMAND = resolve(import.meta.dirname, '../../../scripts/seed/seed.ts')
const dir = mkdtempSync(join(tmpdir(), 'seed-command-'))
const TOKEN = 'a-token-for-the-seed'
let lake: RunningLake

beforeAll(async () => {
  const nothing = { origins: [], studioOrigins: [], webhook: undefined }
  lake = await startLake({ port: 0, dir, token: TOKEN, ...nothing })
})

afterAll(async () => {
  await lake?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Runs the command as a developer would, with nothing of our own environment about content. */
function seed(args: string[], env: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|LAKE)_/.test(name))
  const all = { ...Object.fromEntries(own), LAKE_PORT: String(lake.port), ...env }
  return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
    const child = execFile(process.execPath, [COMMAND, ...args], { env: all }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}

test('it says what it did, and at the second time that there was nothing to do', async () => {
  const first = await seed([], { LAKE_TOKEN: TOKEN })
  expect(first).toMatchObject({ status: 0, err: '' })
  expect(first.out).toMatch(new RegExp(`${seedDocuments.length} created`))
  const second = await seed([], { LAKE_DIR: dir, LAKE_TOKEN: TOKEN })
  expect(second.out).toMatch(new RegExp(`${seedDocuments.length} unchanged`))
})

test('a token that the lake does not know is named as the reason', async () => {
  const { status, err } = await seed(['--replace'], { LAKE_TOKEN: 'wrong' })
  expect(status).toBe(1)
  expect(err).toContain('refuses the token')
})

test('an unknown flag is named, with those that exist', async () => {
  const { status, err } = await seed(['--olny', 'page'])
  expect(status).toBe(1)
  expect(err).toContain("'--olny'")
  expect(err).toContain('--dry-run')
})

test('a lake that does not run is one clear line', async () => {
  const { status, err } = await seed([], { LAKE_PORT: '1', LAKE_TOKEN: TOKEN })
  expect(status).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).toContain('http://localhost:1 cannot be reached')
  expect(err).toContain('npm start')
})

test('a missing token says where one would come from', async () => {
  const { status, err } = await seed([], { LAKE_DIR: join(dir, 'nowhere') })
  expect(status).toBe(1)
  expect(err).toContain('nowhere')
  expect(err).toContain('LAKE_TOKEN')
})

test('on hosted Sanity a missing token says how to get one', async () => {
  const { status, err } = await seed([], { SANITY_PROJECT_ID: 'abc12345' })
  expect(status).toBe(1)
  expect(err).toContain('SANITY_API_WRITE_TOKEN')
})

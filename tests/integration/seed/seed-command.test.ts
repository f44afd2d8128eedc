import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type RunningLake, startLake } from 'content-lake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/checks/free-ports.ts'
import { seedDocuments } from '../../support/seed.ts'

const COMMAND = resolve(import.meta.dirname, '../../../scripts/seed/seed.ts')
const dir = mkdtempSync(join(tmpdir(), 'seed-command-'))
const TOKEN = 'a-token-for-the-seed'
let lake: RunningLake

beforeAll(async () => {
  lake = await startLake({ storage: dir, token: TOKEN })
})

afterAll(async () => {
  await lake?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Runs the command as a developer does, without this process's content variables. */
function seed(args: string[], env: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|LAKE)_/.test(name))
  const all = { ...Object.fromEntries(own), LAKE_PORT: String(lake.port), ...env }
  return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
    const child = execFile(process.execPath, [COMMAND, ...args], { env: all }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}

test('the first run reports its changes, the second one reports none', async () => {
  const first = await seed([], { SANITY_API_WRITE_TOKEN: TOKEN })
  expect(first).toMatchObject({ status: 0, err: '' })
  expect(first.out).toMatch(new RegExp(`${seedDocuments.length} created`))
  const second = await seed([], { SANITY_API_WRITE_TOKEN: TOKEN })
  expect(second.out).toMatch(new RegExp(`${seedDocuments.length} unchanged`))
})

test('an invalid token is reported as the reason', async () => {
  const { status, err } = await seed(['--replace'], { SANITY_API_WRITE_TOKEN: 'wrong' })
  expect(status).toBe(1)
  expect(err).toContain('refuses the token')
})

test('an unknown flag is reported with the usage', async () => {
  const { status, err } = await seed(['--olny', 'page'])
  expect(status).toBe(1)
  expect(err).toContain("'--olny'")
  expect(err).toContain('--dry-run')
})

test('an unreachable lake is reported in one line', async () => {
  const port = String(await freePort())
  const { status, err } = await seed([], { LAKE_PORT: port, SANITY_API_WRITE_TOKEN: TOKEN })
  expect(status).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).toContain(`http://localhost:${port} cannot be reached`)
  expect(err).toContain('npm start')
})

test('a missing token is reported with the way to get one', async () => {
  const { status, err } = await seed([], { LAKE_DIR: join(dir, 'nowhere') })
  expect(status).toBe(1)
  expect(err).toContain('nowhere')
  expect(err).toContain('npm start')
})

test('a missing token for hosted Sanity is reported with the way to create one', async () => {
  const { status, err } = await seed([], { SANITY_PROJECT_ID: 'abc12345' })
  expect(status).toBe(1)
  expect(err).toContain('SANITY_API_WRITE_TOKEN')
})

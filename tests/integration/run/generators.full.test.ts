import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySources } from './copy-sources.ts'

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'))
  copySources(copy)
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'all')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })

/** Files that differ from the first commit, each as `?? path` if it is new and ` M path` if it is not. */
const changes = () =>
  git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean)

type Result = { status: number | string | null; said: string }

/** Runs a program of the copy; resolves to its exit code and output. */
const run = (...args: string[]) =>
  new Promise<Result>((resolve) => {
    const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ status: error ? (error.code ?? null) : 0, said: stdout + stderr }),
    )
  })
const bin = (path: string) => join('node_modules', path)

const SECTION = ['studio/schema/sections/price-table.ts', 'web/src/sections/price-table/']
const LISTS = ['studio/schema/section-types.ts', 'web/src/sections/registry.tsx']
const FORM = 'web/src/leads/forms/press-pass.ts'

test('a new section is three files and listed, a copied form is a form, and both pass the checks as they were written', async () => {
  const section = await run('scripts/new-section.ts', 'price-table')
  expect(section).toMatchObject({ status: 0 })
  expect(section.said).toContain('web/src/sections/price-table/price-table.query.ts')
  const form = readFileSync(join(copy, 'web/src/leads/forms/course-enrollment.ts'), 'utf8')
  writeFileSync(
    join(copy, FORM),
    form
      .replace('courseEnrollment', 'pressPass')
      .replace(/formType: '.*'/, "formType: 'Press pass'"),
  )
  expect(await run('scripts/write-types.ts')).toMatchObject({ status: 0 })

  const byHand = changes().filter((line) => !/\.gen\.tsx?$/.test(line))
  const isNew = (line: string) => [...SECTION, FORM].some((place) => line.startsWith(`?? ${place}`))
  expect(byHand.filter(isNew)).toHaveLength(4)
  expect(byHand.filter((line) => !isNew(line))).toEqual(LISTS.map((path) => ` M ${path}`))
  const generated = readFileSync(join(copy, 'web/src/content/types.gen.ts'), 'utf8')
  expect(generated).toContain('_type: "priceTable"')
  expect(generated).toContain('"press-pass"')
  const checks = [
    [bin('@biomejs/biome/bin/biome'), 'ci', 'web/src/sections', 'web/src/leads', 'studio'],
    // The tests import everything that a generator writes.
    [bin('@typescript/native/bin/tsc'), '-p', 'tests'],
  ]
  const results = await Promise.all(
    checks.map(async ([program = '', ...args]) => {
      const { status, said } = await run(program, ...args)
      return status === 0 ? [] : [`${[program, ...args].join(' ')}: ${status} ${said}`]
    }),
  )
  expect(results.flat()).toEqual([])
}, 600_000)

test('without their files and lines the section and the form leave nothing behind', async () => {
  for (const path of [...SECTION, FORM]) rmSync(join(copy, path), { recursive: true })
  git('checkout', '--', ...LISTS)
  expect(await run('scripts/write-types.ts')).toMatchObject({ status: 0 })
  expect(changes()).toEqual([])
}, 120_000)

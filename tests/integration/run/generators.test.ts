import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

const NOT_SOURCES = /^(node_modules|\.git|\.data|\.next.*|dist.*|\.sanity|test-results)$/

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'))
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => path === ROOT || !NOT_SOURCES.test(basename(path)),
  })
  for (const modules of ['node_modules', 'tests/node_modules']) {
    if (existsSync(join(ROOT, modules))) symlinkSync(join(ROOT, modules), join(copy, modules))
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

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

describe('a name that cannot be used is refused, and nothing is written', () => {
  test.each([
    ['section', [], 'Usage: npm run new:section NAME'],
    ['section', ['Price Table'], 'is not a name'],
    ['section', ['9lives'], 'is not a name'],
    ['section', ['hero'], 'already has a type hero'],
    ['section', ['step'], 'already has a type step'],
    ['section', ['class'], 'has another meaning'],
    ['section', ['image'], 'has another meaning'],
    ['form', ['partnership'], 'Already taken: web/src/leads/forms/partnership.ts'],
    ['form', ['terms'], 'has another meaning'],
  ])('new:%s %j', async (kind, args, reason) => {
    const forms = join(copy, 'web/src/leads/forms/forms.gen.ts')
    const before = readFileSync(forms, 'utf8')
    const { status, said } = await run(`scripts/new-${kind}.ts`, ...args)
    expect(said).toContain(reason)
    expect(status).toBe(1)
    expect(readFileSync(forms, 'utf8')).toBe(before)
  })
})

test('a new section and a new form pass the checks as they were written', async () => {
  const section = await run('scripts/new-section.ts', 'priceTable')
  expect(section).toMatchObject({ status: 0 })
  expect(section.said).toContain('web/src/sections/price-table/price-table.example.ts')
  expect(await run('scripts/new-form.ts', 'press-pass')).toMatchObject({ status: 0 })

  const generated = readFileSync(join(copy, 'web/src/sanity/types.gen.ts'), 'utf8')
  expect(generated).toContain('_type: "priceTable"')
  expect(generated).toContain('"press-pass"')
  const checks = [
    [bin('@biomejs/biome/bin/biome'), 'ci', 'web/src/sections', 'web/src/leads', 'studio'],
    // The tests import everything that a generator writes.
    [bin('@typescript/native/bin/tsc'), '-p', 'tests'],
    [
      ...[bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts'],
      ...[
        '--project',
        'unit',
        'unit/studio/sections.test.ts',
        'unit/studio/required-arrays.test.ts',
      ],
      'unit/leads/definitions.test.ts',
    ],
  ]
  const results = await Promise.all(
    checks.map(async ([program = '', ...args]) => {
      const { status, said } = await run(program, ...args)
      return status === 0 ? [] : [`${[program, ...args].join(' ')}: ${status} ${said}`]
    }),
  )
  expect(results.flat()).toEqual([])
}, 600_000)

test('a section that lacks a part is an error that names the file', async () => {
  rmSync(join(copy, 'web/src/sections/faq/faq.query.ts'))
  rmSync(join(copy, 'studio/schema/sections/hero/hero.ts'))
  const { status, said } = await run('scripts/write-types.ts')
  expect(status).toBe(1)
  expect(said).toContain('web/src/sections/faq/faq.query.ts is missing.')
  expect(said).toContain('studio/schema/sections/hero/hero.ts is missing.')
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readFailures } from '../../../scripts/checks/read-failures.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const dir = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(dir, { recursive: true }))

const write = (report: unknown) => {
  const path = join(dir, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(report))
  return path
}

it('lists failed tests of Vitest with their file, and a file that does not load', () => {
  const report = write({
    testResults: [
      {
        name: join(ROOT, 'tests/unit/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          {
            fullName: 'adds',
            status: 'failed',
            failureMessages: ['expected 3\n  at a.ts:1\n  at /x/node_modules/y.js:2'],
          },
          { fullName: 'subtracts', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: join(ROOT, 'tests/unit/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
      {
        name: join(ROOT, 'tests/unit/c.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [],
      },
    ],
  })
  expect(readFailures('vitest', report)).toEqual([
    'tests/unit/a.test.ts › adds\n    expected 3\n      at a.ts:1',
    'tests/unit/b.test.ts\n    Cannot find module',
  ])
})

it('lists failed and flaky tests of all nested suites of Playwright', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'browser/site/a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  })
  const report = write({
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [spec('opens', 'unexpected', '\u001b[31mtimed out\u001b[39m')],
        suites: [{ specs: [spec('closes', 'flaky', 'late'), spec('stays', 'expected', '')] }],
      },
    ],
  })
  expect(readFailures('playwright', report)).toEqual([
    'outside any test\n    no server',
    'tests/browser/site/a.spec.ts:7 › opens\n    timed out',
    'tests/browser/site/a.spec.ts:7 › closes\n    late',
  ])
})

it('returns no failures without a report', () => {
  expect(readFailures('vitest', join(dir, 'none.json'))).toEqual([])
})

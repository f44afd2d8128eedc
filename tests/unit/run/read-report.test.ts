import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from '../../../scripts/checks/read-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

test('a report of vitest', () => {
  const assertionResults = ['passed', 'failed', 'skipped', 'todo'].map((status) => ({
    status,
    fullName: `it ${status}`,
  }))
  expect(read({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual([
    { name: 'a.test.ts › it passed', status: 'passed' },
    { name: 'a.test.ts › it failed', status: 'failed' },
    { name: 'a.test.ts › it skipped', status: 'skipped' },
    { name: 'a.test.ts › it todo', status: 'skipped' },
  ])
})

test('a report of Playwright', () => {
  const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
    title: `it ${status}`,
    tests: [{ status }],
  }))
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'inner', specs }] }]
  expect(read({ suites })).toEqual([
    { name: 'a.spec.ts › inner › it expected', status: 'passed' },
    { name: 'a.spec.ts › inner › it unexpected', status: 'failed' },
    { name: 'a.spec.ts › inner › it flaky', status: 'flaky' },
    { name: 'a.spec.ts › inner › it skipped', status: 'skipped' },
  ])
})

test('no report', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual([])
})

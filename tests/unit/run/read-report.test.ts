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
  const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, testResults: [] }
  expect(read(report)).toEqual({ passed: 5, failed: 2, skipped: 1 })
})

test('a report of Playwright: what passed at the second attempt has passed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3, duration: 1000 }
  expect(read({ suites: [], stats })).toEqual({ passed: 6, failed: 2, skipped: 3 })
})

test('no report', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { closingLine, FAILED, PASSED, sum } from '../../../scripts/checks/check.ts'
import { readReport } from '../../../scripts/checks/read-reports.ts'
import { readTimes, slowestFiles } from '../../../scripts/checks/read-times.ts'
import { ROOT } from '../../../scripts/run/root.ts'

const dir = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(dir, { recursive: true }))

const write = (report: unknown) => {
  const path = join(dir, `${Math.random()}.json`)
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return path
}
const vitest = (passed: number, failed: number, pending = 0) =>
  write({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
  })
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  write({ stats: { expected, unexpected, flaky, skipped: 0 } })

describe('the counts of a test run', () => {
  it('come from the report of the runner', () => {
    expect(readReport('vitest', vitest(7, 2, 1), 1)).toEqual({ passed: 7, failed: 2, skipped: 1 })
    expect(readReport('playwright', playwright(3, 0), 0)).toMatchObject({ passed: 3, failed: 0 })
  })

  it('count a flaky test as failed', () => {
    expect(readReport('playwright', playwright(3, 0, 1), 0)).toMatchObject({ passed: 3, failed: 1 })
  })

  it.each([
    ['failed without a failed test', vitest(7, 0), 1],
    ['ended by a signal', vitest(7, 0), null],
    ['ran no test', vitest(0, 0), 0],
  ])('contain a failure if the run %s', (_, path, exitCode) => {
    expect(readReport('vitest', path, exitCode).failed).toBe(1)
  })

  it.each([
    ['is missing', join(dir, 'none.json')],
    ['is cut short', write('{"numPassedTests": 7')],
  ])('contain a failure if the report %s', (_, path) => {
    expect(readReport('vitest', path, 0)).toEqual(FAILED)
  })

  it('are printed in the format that CI reads', () => {
    expect(closingLine(sum([PASSED, FAILED, { passed: 7, failed: 0, skipped: 0 }]))).toBe(
      '8 passed, 1 failed',
    )
    expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
  })
})

describe('the times of a test run', () => {
  const ofVitest = write({
    testResults: [
      { name: join(ROOT, 'tests/unit/a.test.ts'), startTime: 1000, endTime: 3500 },
      { name: join(ROOT, 'tests/unit/b.test.ts'), startTime: 1000, endTime: 1100 },
    ],
  })
  const spec = (duration: number) => ({
    file: 'browser/site/c.spec.ts',
    tests: [{ results: [{ duration }] }],
  })
  const ofPlaywright = write({
    suites: [{ specs: [spec(9000)], suites: [{ specs: [spec(500)] }] }],
  })

  it('are those of each file, of nested suites too', () => {
    expect(readTimes('vitest', ofVitest)).toEqual([
      { file: 'tests/unit/a.test.ts', seconds: 2.5 },
      { file: 'tests/unit/b.test.ts', seconds: 0.1 },
    ])
    expect(readTimes('playwright', ofPlaywright)).toEqual([
      { file: 'tests/browser/site/c.spec.ts', seconds: 9.5 },
    ])
    expect(readTimes('vitest', join(dir, 'none.json'))).toEqual([])
  })

  it('are printed slowest first, ten at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }))
    const lines = slowestFiles(many)
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   11.0 s  11.test.ts')
  })
})

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Count, FAILED } from './check.ts'

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    // A flaky test counts as failed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

const readers = { vitest: vitestReport, playwright: playwrightReport }

/**
 * The counts in a test runner's report. A run that failed without a failed test (a file that does not load, a server
 * that does not start) counts as one failure.
 */
export function readReport(
  runner: keyof typeof readers,
  path: string,
  exitCode: number | null,
): Count {
  let count: Count
  try {
    count = readers[runner].parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return FAILED
  }
  const brokeElsewhere = count.failed === 0 && (exitCode !== 0 || count.passed === 0)
  return brokeElsewhere ? { ...count, failed: 1 } : count
}

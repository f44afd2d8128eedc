import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Numbers of tests. */
export type Counts = { passed: number; failed: number; skipped: number }

const count = z.number()
const VITEST = z
  .object({ numPassedTests: count, numFailedTests: count, numPendingTests: count })
  .transform((it) => ({
    passed: it.numPassedTests,
    failed: it.numFailedTests,
    skipped: it.numPendingTests,
  }))
const PLAYWRIGHT = z
  .object({ stats: z.object({ expected: count, unexpected: count, skipped: count }) })
  .transform(({ stats: { expected, unexpected, skipped } }) => ({
    passed: expected,
    failed: unexpected,
    skipped,
  }))

/** Counts the tests in the JSON report of vitest or Playwright; none without a report. */
export function readReport(path: string): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 }
  return VITEST.or(PLAYWRIGHT).parse(JSON.parse(readFileSync(path, 'utf8')))
}

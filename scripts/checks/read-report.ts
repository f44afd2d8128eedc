import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Flaky: it passed at the second attempt. */
export type Result = { name: string; status: 'passed' | 'flaky' | 'failed' | 'skipped' }

const STATUSES: Record<string, Result['status']> = {
  passed: 'passed',
  expected: 'passed',
  flaky: 'flaky',
  failed: 'failed',
  unexpected: 'failed',
}
const TEST = z.object({ status: z.string().transform((it) => STATUSES[it] ?? 'skipped') })
const FILE = z.object({
  name: z.string(),
  assertionResults: z.array(TEST.extend({ fullName: z.string() })),
})
const SUITE = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(TEST) })),
  get suites() {
    return z.array(SUITE).default([])
  },
})

/** The tests in the JSON report of vitest or Playwright; none without a report. */
export function readReport(path: string): Result[] {
  if (!existsSync(path)) return []
  const report = z
    .object({ testResults: z.array(FILE).default([]), suites: z.array(SUITE).default([]) })
    .parse(JSON.parse(readFileSync(path, 'utf8')))
  const ofVitest = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${name} › ${fullName}`, status })),
  )
  return [...ofVitest, ...report.suites.flatMap(testsOf)]
}

function testsOf({ title, specs, suites }: z.infer<typeof SUITE>): Result[] {
  const own = specs.flatMap((it) => it.tests.map(({ status }) => ({ name: it.title, status })))
  const all = [...own, ...suites.flatMap(testsOf)]
  return all.map(({ name, status }) => ({ name: `${title} › ${name}`, status }))
}

import { existsSync, readFileSync } from 'node:fs'

/** Test counts of a step; a check without tests counts as one. */
export type Count = { passed: number; failed: number; skipped: number }

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** File and name of each failed test in a JUnit report; empty without a report. */
export function failedTests(report: string): string[] {
  if (!existsSync(report)) return []
  const cases = readFileSync(report, 'utf8').split('<testcase ').slice(1)
  const attribute = (text: string, name: string) =>
    (new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? '').replace(
      /&(\w+);/g,
      (whole, entity: string) => ENTITIES[entity] ?? whole,
    )
  return cases
    .filter((text) => /<(failure|error)\b/.test(text))
    .map((text) => `${attribute(text, 'classname')} › ${attribute(text, 'name')}`)
}

/**
 * The counts in a JUnit report, the format that both runners write. A run that failed without a failed test (a file
 * that does not load, a server that does not start) counts as one failure, and so does one without a report.
 */
export function countTests(report: string, exitCode: number | null): Count {
  let text = ''
  try {
    text = readFileSync(report, 'utf8')
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const suites = text.match(/<testsuite\s[^>]*>/g) ?? []
  const total = (name: string) =>
    suites.reduce(
      (sum, suite) => sum + Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0),
      0,
    )
  const [failed, skipped] = [total('failures') + total('errors'), total('skipped')]
  const passed = total('tests') - failed - skipped
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped }
}

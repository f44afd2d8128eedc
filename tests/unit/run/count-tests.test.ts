import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests, failedTests } from '../../../scripts/checks/count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'count-tests-'))
afterAll(() => rmSync(folder, { recursive: true }))

const VITEST = `<testsuites name="vitest tests" tests="9" failures="2" errors="0" time="1">
  <testsuite name="a.test.ts" timestamp="x" tests="5" failures="1" errors="0" skipped="1" time="1">
  <testcase name="&lt;testsuite tests=&quot;7&quot;>"/></testsuite>
  <testsuite name="b.test.ts" timestamp="x" tests="4" failures="1" errors="0" skipped="0" time="1"></testsuite>`
const PLAYWRIGHT = `<testsuites id="" name="" tests="3" failures="0" skipped="1" errors="0" time="1">
<testsuite name="a.spec.ts" hostname="reading" tests="3" failures="0" skipped="1" time="1" errors="0"></testsuite>`

function counted(text: string, exitCode: number | null) {
  const report = join(folder, 'report.xml')
  writeFileSync(report, text)
  return countTests(report, exitCode)
}

test('reports of both runners are counted', () => {
  expect(counted(VITEST, 1)).toEqual({ passed: 6, failed: 2, skipped: 1 })
  expect(counted(PLAYWRIGHT, 0)).toEqual({ passed: 2, failed: 0, skipped: 1 })
})

test('failed tests are named', () => {
  const report = join(folder, 'failed.xml')
  const failure = '<failure message="x">at &lt;b></failure></testcase>'
  writeFileSync(
    report,
    `<testsuite><testcase classname="a.test.ts" name="passes"></testcase>
    <testcase classname="a.test.ts" name="says &quot;no&quot; &gt; &amp;" time="1">${failure}`,
  )
  expect(failedTests(report)).toEqual(['a.test.ts › says "no" > &'])
  expect(failedTests(join(folder, 'none.xml'))).toEqual([])
})

test('a run that broke outside of its tests has failed', () => {
  expect(counted(PLAYWRIGHT, 1)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(counted('', null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countTests(join(folder, 'none.xml'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { describeReport } from '../../../scripts/seed/describe-report.ts'

test.each([
  [['--olny', 'page'], /'--olny'.*--dry-run/s],
  [['page'], /page.*--only TYPE/s],
  [['--only'], /--only/],
  [
    ['--only', 'pages'],
    /--only pages: .*siteSettings, navigation, words, campaignNames, page, product/,
  ],
])('%j is refused with a message', (args, message) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/seed/seed.ts'), ...args],
    { env: { PATH: process.env.PATH }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)])
})

const nothing = {
  create: [],
  update: [],
  replace: [],
  unchanged: [],
  kept: [],
  keptDeleted: [],
  day: '2026-11-22',
}

test('the report counts the written documents and lists the kept ones', () => {
  const report = {
    ...nothing,
    create: ['a', 'b'],
    kept: ['page-home'],
    keptDeleted: ['redirect-x'],
  }
  const text = describeReport(report, { dryRun: false })
  expect(text).toMatch(/2 created/)
  expect(text).toMatch(/1 kept.*page-home/)
  expect(text).toMatch(/1 not created again.*redirect-x/)
  expect(text).toMatch(/--replace/)
  expect(text).not.toMatch(/Dry run/)
})

test('the report of a dry run says so', () => {
  expect(describeReport(nothing, { dryRun: true })).toMatch(/^Dry run: nothing was written/)
})

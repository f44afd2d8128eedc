import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { publishedReports } from '../../../scripts/seed/documents/reports.ts'

const FILES = globSync('scripts/seed/files/*.pdf', { cwd: ROOT })

test('each report has a file of its own', () => {
  expect(FILES).toHaveLength(publishedReports.length)
  expect(new Set(publishedReports.map(({ file }) => file?.asset?._ref)).size).toBe(FILES.length)
})

test.each(FILES)('%s is tagged and has a title, for screen readers', (file) => {
  const facts = execFileSync('pdfinfo', [join(ROOT, file)]).toString()
  expect(facts).toMatch(/^Tagged: +yes$/m)
  expect(facts).toMatch(/^Title: +\S/m)
})

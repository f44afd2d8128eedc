import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawReport } from '@/site/report-pdf/draw-report'
import type { ReportContent } from '@/site/report-pdf/report-data'
import { findPdfinfo } from '../../../scripts/checks/install-programs.ts'
import { publishedReports } from '../../../scripts/seed/documents/reports.ts'
import { reportContent, runInWeb } from './report-content.ts'

// What a screen reader gets of a report.

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'report-tags-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(runInWeb)

async function draw(content: ReportContent): Promise<Uint8Array> {
  return (await drawReport('report', content)).bytes
}

/** What Poppler prints of a file, as lines without indentation. */
function pdfinfo(option: string, bytes: Uint8Array): string[] {
  const file = join(folder, 'report.pdf')
  writeFileSync(file, bytes)
  const { stdout } = spawnSync('pdfinfo', [option, file], { encoding: 'utf8' })
  return stdout.split('\n').map((line) => line.trim())
}

type StructNode = { role?: string; alt?: string; children?: StructNode[] }

/** The text alternatives of all figures, in their order. */
async function alternatives(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const altsOf = ({ role, alt = '', children = [] }: StructNode): string[] => [
    ...(role === 'Figure' ? [alt] : []),
    ...children.flatMap(altsOf),
  ]
  const found: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const tree = (await (await document.getPage(page)).getStructTree()) as StructNode | null
    if (tree) found.push(...altsOf(tree))
  }
  return found
}

const isPdfUa = (bytes: Uint8Array) =>
  pdfinfo('-meta', bytes).join('').includes('<pdfuaid:part>1</pdfuaid:part>')

describe.runIf(findPdfinfo())('tags', () => {
  test.each(publishedReports.map(({ _id }) => _id))('%s is PDF/UA-1', async (id) => {
    expect(isPdfUa(await draw(await reportContent(id)))).toBe(true)
  })

  test('headings, lists, tables and contents have their roles, and levels are not skipped', async () => {
    const content = await reportContent('report-nft-market')
    const lines = pdfinfo('-struct-text', await draw(content))
    const headings = lines.filter((line) => /^H\d "/.test(line))
    expect(headings[0]).toBe(`H1 "${content.report.title}" (block)`)
    expect(headings).toContain('H2 "How we test for wash trades" (block)')
    expect(headings).toContain('H3 "Transactions" (block)')
    const levels = headings.map((line) => Number(line[1]))
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    const roles = (role: string) => lines.filter((line) => line.split(/[ :]/)[0] === role).length
    expect(roles('TOCI')).toBe(headings.filter((line) => line.startsWith('H2')).length - 1)
    expect(roles('L')).toBe(1)
    expect(roles('LI')).toBe(3)
    expect(roles('Table')).toBe(3)
    expect(roles('THead')).toBe(3)
    expect(roles('TH')).toBe(3 + 3 + 4)
    expect(lines).toContain('/Scope /Column')
  })

  test('a chart is a figure whose alternative is its summary', async () => {
    const content = await reportContent('report-nft-market')
    const charts = content.sections.filter((section) => section._type === 'chart')
    const alts = await alternatives(await draw(content))
    expect(alts.filter(Boolean)).toEqual(charts.map(({ summary }) => summary))
  })
})

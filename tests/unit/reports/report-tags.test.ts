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
import { contentWith, reportContent, runInWeb, textBlock } from '../../support/report-content.ts'

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
    expect(headings).toContain('H2 "Four tests for wash trades" (block)')
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

  test('every kind of block in a text is PDF/UA', async () => {
    const link = { _key: 'link', _type: 'textLink', href: 'https://example.org/' }
    const linked = { _key: 'span', _type: 'span', text: 'Linked', marks: ['link', 'strong', 'em'] }
    const bytes = await draw(
      await contentWith([
        textBlock('Heading', { style: 'h2' }),
        textBlock('Linked', { children: [linked], markDefs: [link] }),
        textBlock('Numbered', { listItem: 'number' }),
        textBlock('Quoted', { style: 'blockquote' }),
        { _key: 'code', _type: 'codeBlock', code: 'let a\nlet b' },
        { _key: 'callout', _type: 'callout', title: 'Note', text: 'Noted' },
        { _key: 'table', _type: 'textTable', rows: [{ cells: ['Head', ''] }, { cells: ['One'] }] },
      ] as Parameters<typeof contentWith>[0]),
    )
    expect(isPdfUa(bytes)).toBe(true)
    const lines = pdfinfo('-struct-text', bytes)
    for (const line of [
      'H3 "Heading" (block)',
      'Link (inline)',
      'BlockQuote',
      '/ListNumbering /Decimal',
    ])
      expect(lines).toContain(line)
  })

  test('a chart is a figure whose alternative is its summary', async () => {
    const content = await reportContent('report-nft-market')
    const charts = content.sections.filter((section) => section._type === 'chart')
    const alts = await alternatives(await draw(content))
    expect(alts.filter(Boolean)).toEqual(charts.map(({ summary }) => summary))
  })

  test('the head of a table is repeated on each page, and tagged once', async () => {
    const content = await contentWith([textBlock('A text')])
    const cells = (index: number) => [`Row ${index} of many`, 'b']
    const rows = Array.from({ length: 120 }, (_, index) => {
      return { _key: `${index}`, cells: cells(index), meter: null }
    })
    const table = { _key: 't', _type: 'factTable', title: 'Long', columns: ['Head', 'B'], rows }
    const sections = [
      { ...table, note: '', words: content.words },
    ] as unknown as typeof content.sections
    const bytes = await draw({ ...content, sections })
    const lines = pdfinfo('-struct-text', bytes)
    expect(lines.filter((line) => line === '"Head"')).toHaveLength(1)
    const { stdout } = spawnSync('pdftotext', [join(folder, 'report.pdf'), '-'], {
      encoding: 'utf8',
    })
    expect(stdout.match(/\bHead\b/g)?.length).toBeGreaterThan(2)
  })

  test('texts in other scripts are PDF/UA too; one without a glyph is tagged all the same', async () => {
    const scripts = 'Привет Ελλάδα Việt 報告 漢字 ひらがな 한국어 تقرير עברית 🎉'
    const bytes = await draw(await contentWith([textBlock(scripts)], scripts))
    expect(isPdfUa(bytes)).toBe(true)
    const text = pdfinfo('-struct-text', bytes).join(' ')
    for (const word of ['Привет', 'Ελλάδα', '報告', '漢字', 'ひらがな', '한국어'])
      expect(text).toContain(word)
    const lacking = await draw(await contentWith([textBlock('Unassigned: \u0378')]))
    expect(isPdfUa(lacking)).toBe(false)
    expect(pdfinfo('-struct-text', lacking)).toContain('H2 "More" (block)')
  })
})

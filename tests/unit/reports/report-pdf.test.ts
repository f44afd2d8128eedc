import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatValue } from '@/illustrations/charts/chart'
import type { SECTIONS_QUERY_RESULT } from '@/sanity/types.gen'
import { DEFAULT_WORDS } from '@/sanity/words.gen'
import { SECTIONS_QUERY } from '@/sections/get-sections'
import { drawReport } from '@/site/report-pdf/draw-report'
import { REPORT_QUERY } from '@/site/report-pdf/report-content'
import type { ReportContent } from '@/site/report-pdf/report-document'
import { COLORS } from '@/site/report-pdf/theme'
import { ROOT } from '../../../scripts/run/root.ts'
import { publishedReports } from '../../../scripts/seed/documents/reports.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { LakeDocuments } from '../../support/lake/lake-documents.ts'

// Drawing takes a second, or up to thirty on a loaded machine.
vi.setConfig({ testTimeout: 120_000 })

// Next runs in web/; the worker file's path is relative to it.
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(ROOT, 'web'))
})

const { engine } = LakeDocuments.of(...(seedDocuments as { _id: string; _type: string }[]))

async function contentOf(id: string): Promise<ReportContent> {
  const ask = async <Result>(query: string, id: string) =>
    (await engine.ask(query, { id }, { perspective: 'raw' })).result as Result
  const report = await ask<ReportContent['report']>(REPORT_QUERY, id)
  const page = await ask<SECTIONS_QUERY_RESULT>(SECTIONS_QUERY, report.page?._id ?? '')
  const words = DEFAULT_WORDS
  const sections = (page?.sections ?? []).map((section) => ({ ...section, words }))
  return { report, sections, words, brandName: 'Chainlantern', siteUrl: 'http://localhost:3000' }
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document)
  const outline = (await document.getOutline()) ?? []
  const { info } = await getMeta(document)
  return { pages: text.map(plain), totalPages, outline: outline.map(({ title }) => title), info }
}

describe.each(publishedReports.map(({ _id, title }) => ({ id: _id, title })))(
  '$title',
  ({ id, title }) => {
    test('is a file with title, language, outline, and every figure of its page', async () => {
      const content = await contentOf(id)
      const file = await drawReport('report', content)
      const { pages, totalPages, outline, info } = await read(file.bytes)
      expect(totalPages).toBe(file.pages)
      expect(info).toMatchObject({ Title: title, Language: 'en-US', Author: 'Chainlantern' })
      const text = pages.join('\n')
      const { words, sections, report } = content
      for (const word of ['contents', 'tables', 'sources', 'imprint'] as const) {
        expect(outline).toContain(words.reportFile[word])
      }
      for (const { label, text: line } of report.imprint?.lines ?? []) {
        expect(text).toContain(plain(`${label} ${line}`))
      }
      for (const section of sections) {
        if ('title' in section && section.title) expect(outline).toContain(section.title)
        if (section._type === 'chart') {
          for (const { value, compare } of section.points) {
            expect(text).toContain(plain(formatValue(value, section.unit)))
            if (compare) expect(text).toContain(plain(formatValue(compare, section.unit)))
          }
          expect(text).toContain(plain(section.source))
        }
        if (section._type === 'statBand') {
          for (const { value, label } of section.figures) {
            expect(text).toContain(value)
            expect(text).toContain(label)
          }
        }
      }
    })

    test('has a page number on each page, and contents that name the right ones', async () => {
      const { bytes } = await drawReport('report', await contentOf(id))
      const { pages, totalPages, outline } = await read(bytes)
      for (const [index, text] of pages.entries()) {
        if (index > 0) expect(text).toContain(`Page ${index + 1} of ${totalPages}`)
      }
      for (const name of outline.slice(2)) {
        const [, after = ''] = (pages[1] ?? '').split(`${plain(name)} `)
        const page = Number.parseInt(after, 10)
        expect(pages[page - 1], `${name} on page ${page}`).toContain(plain(name))
      }
    })
  },
)

test('a summary has the text of its section and the key findings', async () => {
  const { bytes, title } = await drawReport('summary', await contentOf('report-crypto-crime-2025'))
  expect(title).toBe('Crypto Crime Report 2025: Executive summary')
  const text = (await read(bytes)).pages.join('\n')
  expect(text).toContain('Addresses that we attribute to crime received $38.9B in 2024.')
  expect(text).toContain('Four things that changed')
  expect(text).not.toContain('The numbers behind the charts')
})

test('a change makes a new file, and the same content one file for all who ask', async () => {
  const content = await contentOf('report-nft-market')
  const [one, other] = await Promise.all([
    drawReport('report', content),
    drawReport('report', content),
  ])
  expect(other).toBe(one)
  const report = { ...content.report, title: 'Retitled' }
  const changed = await drawReport('report', { ...content, report })
  expect(changed.revision).not.toBe(one.revision)
  expect((await read(changed.bytes)).info).toMatchObject({ Title: 'Retitled' })
})

test('a table longer than a page runs over several, and no row is lost', async () => {
  const content = await contentOf('report-defi-adoption')
  const sections = content.sections.map((section) =>
    section._type === 'factTable'
      ? {
          ...section,
          rows: Array.from({ length: 120 }, (_, index) => {
            return {
              _key: `${index}`,
              cells: [`Row ${index} of many`, 'a', 'b', 'c', 'd'],
              meter: null,
            }
          }),
        }
      : section,
  )
  const { bytes } = await drawReport('report', { ...content, sections })
  const text = (await read(bytes)).pages.join('\n')
  for (const index of [0, 40, 80, 119]) expect(text).toContain(`Row ${index} of many`)
})

test('its colors are those of the site', () => {
  const tokens = readFileSync(join(ROOT, 'web/src/styles/tokens.css'), 'utf8')
  for (const [name, color] of Object.entries(COLORS)) {
    expect(tokens).toContain(`--color-${name}: ${color};`)
  }
})

test('hostile content is drawn: no sections, a word as wide as a page, another script', async () => {
  const content = await contentOf('report-nft-market')
  const report = { ...content.report, title: `${'w'.repeat(126)} تقرير 報告 → ≥`, imprint: null }
  const { pages } = await drawReport('report', { ...content, report, sections: [] })
  expect(pages).toBeGreaterThan(1)
})

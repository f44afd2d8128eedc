import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatValue } from '@/illustrations/charts/chart'
import { drawReport } from '@/site/report-pdf/draw-report'
import { proseBlocks } from '@/site/report-pdf/prose'
import type { ReportContent } from '@/site/report-pdf/report-data'
import { publishedReports } from '../../../scripts/seed/documents/reports.ts'
import { contentWith, reportContent, runInWeb, textBlock } from './report-content.ts'

// Drawing takes a second, or up to thirty on a loaded machine.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(runInWeb)

const plain = (text: string) => text.replace(/\s+/g, ' ')

async function read(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document)
  const outline = (await document.getOutline()) ?? []
  const { info } = await getMeta(document)
  const titles = outline.flatMap(({ title, items }) => [title, ...items.map((each) => each.title)])
  return { pages: text.map(plain), totalPages, outline: titles, info }
}

describe.each(publishedReports.map(({ _id, title }) => ({ id: _id, title })))(
  '$title',
  ({ id, title }) => {
    test('is a file with title, language, outline, and every figure of its page', async () => {
      const content = await reportContent(id)
      const file = await drawReport('report', content)
      const { pages, totalPages, outline, info } = await read(file.bytes)
      expect(totalPages).toBe(file.pages)
      expect(info).toMatchObject({ Title: title, Language: 'en-US', Author: 'Chainlantern' })
      const text = pages.join('\n')
      const { sections, report } = content
      const parts = ['Contents', 'The numbers behind the charts', 'Sources', 'About this report']
      for (const part of parts) expect(outline).toContain(part)
      for (const { label, text: line } of report.imprint?.lines ?? [])
        expect(text).toContain(plain(`${label} ${line}`))
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
  },
)

test('a summary has the text of its section and the key findings', async () => {
  const { bytes, title } = await drawReport(
    'summary',
    await reportContent('report-crypto-crime-2025'),
  )
  expect(title).toBe('Crypto Crime Report 2025: Executive summary')
  const text = (await read(bytes)).pages.join('\n')
  expect(text).toContain('Addresses that we attribute to crime received $38.9B in 2024.')
  expect(text).toContain('What has changed, and by how much')
  expect(text).not.toContain('The numbers behind the charts')
})

test('a change makes a new file, and the same content one file for all who ask', async () => {
  const content = await reportContent('report-nft-market')
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

const textOf = async (content: ReportContent) =>
  (await read((await drawReport('report', content)).bytes)).pages.join('\n')

test('content is printed as it is: no markup or code of Typst in it is evaluated', async () => {
  const code = '#read("/etc/passwd") #eval("1+1") #import "@preview/cetz:0.3.0" $x$ *b* @ref <l> \\'
  const text = await textOf(await contentWith([textBlock(code)], '#panic("title")'))
  expect(text).toContain(plain(code))
  expect(text).toContain('#panic("title")')
})

test.each([
  ['/pricing', 'http://localhost:3000/pricing'],
  ['javascript:alert(1)', ''],
  [`https://example.org/${'a'.repeat(9000)}`, ''],
])('a link to %s leads to "%s"', (href, target) => {
  const children = [{ _key: 'a', _type: 'span', text: 'Here', marks: ['link'] }]
  const markDefs = [{ _key: 'link', _type: 'textLink', href }]
  const block = { _key: 'a', _type: 'block', children, markDefs }
  const [paragraph] = proseBlocks([block], 'http://localhost:3000')
  expect(paragraph).toMatchObject({ spans: [{ text: 'Here', href: target }] })
})

import { describe, expect, test } from 'vitest'
import { toReport } from '@/documents/report/report'
import { toChart } from '@/sections/chart/chart.query'

const head = { _key: 'k', anchor: null, eyebrow: null, title: null, text: null }
const report = {
  _id: 'report-a',
  title: 'A',
  category: null,
  publishedOn: '2025-10-01',
  pages: 62,
  downloads: '3.2K',
  summary: null,
  cover: null,
  page: { _id: 'page-a', _type: 'page' as const, path: '/resources/a' },
}

describe('a chart', () => {
  const raw = {
    ...head,
    _type: 'chart' as const,
    tone: null,
    kind: null,
    valueName: null,
    unit: null,
    compareName: null,
    summary: null,
    source: null,
  }

  test('that nobody has filled in is a chart without points', () => {
    const { chart, tone } = toChart({ ...raw, points: null })
    expect([tone, chart.kind, chart.points]).toEqual(['paper', 'bars', []])
    expect(JSON.stringify(chart)).not.toContain('null')
  })

  test('leaves out a figure without its number, which is not zero', () => {
    const point = { compare: null, note: null, highlight: null }
    const { chart } = toChart({
      ...raw,
      points: [
        { _key: 'a', label: 'A', value: null, ...point },
        { _key: 'b', label: 'B', value: 0, ...point },
      ],
    })
    expect(chart.points).toEqual([{ key: 'b', label: 'B', value: 0, highlight: false }])
  })
})

describe('a report', () => {
  test('was published in a month, in whatever time zone the server is', () => {
    expect(toReport(report)).toMatchObject({ published: 'October 2025', href: '/resources/a' })
  })

  test('without a page has no address', () => {
    expect(toReport({ ...report, page: null })).not.toHaveProperty('href', expect.any(String))
  })
})

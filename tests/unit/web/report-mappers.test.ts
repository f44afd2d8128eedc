import { describe, expect, test } from 'vitest'
import { toReport } from '@/documents/report/report'
import { toChart } from '@/sections/chart/chart.query'

/** Content that an API write has left without fields that the Studio requires. */
const incomplete = <T>(content: object) => content as T

const head = { _key: 'k', anchor: null, eyebrow: null, title: null, text: null }
const report = {
  _id: 'report-a',
  title: 'A',
  category: 'Crime' as const,
  publishedOn: '2025-10-01',
  pages: 62,
  downloads: '3.2K',
  summary: '',
  cover: 'flows' as const,
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
    const { chart, tone } = toChart(incomplete({ ...raw, points: null }))
    expect([tone, chart.kind, chart.points]).toEqual(['paper', 'bars', []])
    expect(JSON.stringify(chart)).not.toContain('null')
  })

  test('omits points without a value', () => {
    const point = { compare: null, note: null, highlight: null }
    const { chart } = toChart(
      incomplete({
        ...raw,
        points: [
          { _key: 'a', label: 'A', value: null, ...point },
          { _key: 'b', label: 'B', value: 0, ...point },
        ],
      }),
    )
    expect(chart.points).toEqual([{ key: 'b', label: 'B', value: 0, highlight: false }])
  })
})

describe('a report', () => {
  test('has its month of publication, whatever the server’s time zone', () => {
    expect(toReport(report)).toMatchObject({ published: 'October 2025', href: '/resources/a' })
  })

  test('without a page has no address', () => {
    expect(toReport(incomplete({ ...report, page: null }))).not.toHaveProperty(
      'href',
      expect.any(String),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { toReport } from '@/documents/report/report'
import { toReportHead } from '@/sections/report-head/report-head.query'
import { toReportList } from '@/sections/report-list/report-list.query'
import { toUpcomingReports } from '@/sections/upcoming-reports/upcoming-reports.query'

const head = { _key: 'k', anchor: '', eyebrow: '', title: '', text: '' }
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

describe('a report', () => {
  test('was published in a month, in whatever time zone the server is', () => {
    expect(toReport(report)).toMatchObject({ published: 'October 2025', href: '/resources/a' })
  })

  test('without a page has no address, and none that is not published', () => {
    expect(toReport({ ...report, page: null })).not.toHaveProperty('href', expect.any(String))
    expect(toReport(null)).toBeUndefined()
  })

  test('of a head or list may be missing', () => {
    const empty = { ...head, chosen: null, actions: null }
    const shown = toReportHead({ ...empty, _type: 'reportHead', report: null })
    expect([shown.report, shown.actions]).toEqual([undefined, []])
    const list = { ...head, _type: 'reportList' as const, chosen: null, download: null }
    // A reference to a report that is not published comes as null, which the generated type leaves out.
    const reports = [report, null] as unknown as [typeof report]
    expect(toReportList({ ...list, reports }).reports.map(({ id }) => id)).toEqual(['report-a'])
    expect(toReportList({ ...list, reports: null as never }).reports).toEqual([])
  })
})

test('an upcoming report without a stage is planned', () => {
  const { reports } = toUpcomingReports({
    ...head,
    _type: 'upcomingReports',
    reports: [{ _key: 'a', title: 'A', text: null, expected: null, stage: null, action: null }],
  })
  expect(reports[0]).toMatchObject({ title: 'A', stage: 'Planning', expected: '' })
})

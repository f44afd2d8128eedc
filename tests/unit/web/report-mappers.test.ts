import { describe, expect, test } from 'vitest'
import { toReport } from '@/documents/report/report'
import { toReportHead } from '@/sections/report-head/report-head.query'
import { toReportList } from '@/sections/report-list/report-list.query'
import { toUpcomingReports } from '@/sections/upcoming-reports/upcoming-reports.query'

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

describe('a report', () => {
  test('has its month of publication, whatever the server’s time zone', () => {
    expect(toReport(report)).toMatchObject({ published: 'October 2025', href: '/resources/a' })
  })

  test('without a page has no address, and none that is not published', () => {
    expect(toReport(incomplete({ ...report, page: null as never }))).not.toHaveProperty(
      'href',
      expect.any(String),
    )
    expect(toReport(null)).toBeUndefined()
  })

  test('may be missing in a report head or list', () => {
    const empty = { ...head, chosen: null, actions: null }
    const shown = toReportHead(incomplete({ ...empty, _type: 'reportHead', report: null }))
    expect([shown.report, shown.actions]).toEqual([undefined, []])
    const list = { ...head, _type: 'reportList' as const, chosen: null, download: null }
    // A reference to an unpublished report resolves to null, which the generated type omits.
    const reports = [report, null] as unknown as [typeof report]
    expect(toReportList(incomplete({ ...list, reports })).reports.map(({ id }) => id)).toEqual([
      'report-a',
    ])
    expect(toReportList(incomplete({ ...list, reports: null as never })).reports).toEqual([])
  })
})

test('an upcoming report without a stage is planned', () => {
  const { reports } = toUpcomingReports(
    incomplete({
      ...head,
      _type: 'upcomingReports',
      reports: [{ _key: 'a', title: 'A', text: null, expected: null, stage: null, action: null }],
    }),
  )
  expect(reports[0]).toMatchObject({ title: 'A', stage: 'Planning', expected: '' })
})

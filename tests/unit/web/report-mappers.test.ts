import { describe, expect, test } from 'vitest'
import { toReport } from '@/documents/report/report'

/** Content that an API write stored without required fields. */
const incomplete = <T>(content: object) => content as T

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

  test('without a page has no address', () => {
    expect(toReport(incomplete({ ...report, page: null }))).not.toHaveProperty(
      'href',
      expect.any(String),
    )
  })
})

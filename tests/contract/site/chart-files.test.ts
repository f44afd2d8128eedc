import { describe, expect, inject, test } from 'vitest'
import { seedDocuments, seeded } from '../../support/seed.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const chartsOf = (page = '') =>
  (seeded('page', page).sections ?? []).filter((section) => section._type === 'chart')
const reports = seedDocuments.flatMap((document) =>
  document._type === 'report' ? { id: document._id, charts: chartsOf(document.page?._ref) } : [],
)
const fetchFile = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${inject('site')}/api/charts/${name}`, { headers })

test('each of the four reports has charts', () => {
  expect(reports.map(({ charts }) => charts.length > 0)).toEqual([true, true, true, true])
})

describe.each(reports)('the chart file of $id', ({ id, charts }) => {
  test('has every point of its charts, and nothing else', async () => {
    const response = await fetchFile(`${id}.csv`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`)
    const bytes = await response.bytes()
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    const expected = charts.flatMap((chart) =>
      (chart.points ?? []).flatMap(({ label, value, compare }) => [
        `"${chart.title}","${label}","${chart.valueName}",${value},"${chart.unit}",`,
        ...(compare === undefined
          ? []
          : [`"${chart.title}","${label}","${chart.compareName}",${compare},"${chart.unit}",`]),
      ]),
    )
    expect(lines).toHaveLength(expected.length + 2)
    for (const [index, start] of expected.entries())
      expect(lines[index + 1]?.startsWith(start), start).toBe(true)
  })
})

test.each([
  'unknown.csv',
  'report-crypto-crime-2025',
  'report-crypto-crime-2025.json',
  'page-company-press.csv',
  '%ff',
  '..%2fusers.csv',
])('%s is not there', async (name) => {
  const response = await fetchFile(name)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
})

const pageAt = visitRoutes(['/company/press'])

test('the press page links the file of every report', () => {
  const links = pageAt('/company/press').main.querySelectorAll('a[href^="/api/charts/"]')
  expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(
    reports.map(({ id }) => `/api/charts/${id}.csv`).toSorted(),
  )
})

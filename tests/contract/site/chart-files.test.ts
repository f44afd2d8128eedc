import { expect, inject, test } from 'vitest'
import { seedDocuments, seeded } from '../../support/seed.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const chartsOf = (page = '') =>
  (seeded('page', page).sections ?? []).filter((section) => section._type === 'chart')
const reports = seedDocuments.flatMap((document) =>
  document._type === 'report' ? { id: document._id, charts: chartsOf(document.page?._ref) } : [],
)
const fetchFile = (name: string) => fetch(`${inject('site')}/api/charts/${name}`)

test.each(reports)(
  'the chart file of $id has every point of its charts',
  async ({ id, charts }) => {
    const response = await fetchFile(`${id}.csv`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`)
    const points = charts.flatMap((chart) => chart.points ?? [])
    const rows = points.reduce((sum, { compare }) => sum + (compare === undefined ? 1 : 2), 0)
    expect(rows).toBeGreaterThan(0)
    expect((await response.text()).split('\r\n')).toHaveLength(rows + 2)
  },
)

test.each([
  'unknown.csv',
  'report-crypto-crime-2025.json',
  'page-company-press.csv',
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

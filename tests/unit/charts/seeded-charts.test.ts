import { expect, test } from 'vitest'
import { seedDocuments } from '../../support/seed.ts'
import { objectsOfType } from '../../support/seed-text.ts'

type Seeded = { title?: string; anchor?: string; points?: { value: number; highlight?: boolean }[] }

const charts = seedDocuments.flatMap((document) =>
  objectsOfType(document, 'chart').map((chart) => [document._id, chart as Seeded] as const),
)

test('the pages of the design have charts', () => {
  const pages = new Set(charts.map(([id]) => id))
  for (const page of ['geography', 'defi-adoption', 'nft-market', 'crypto-crime'])
    expect(pages).toContain(`page-resources-${page}-report`)
})

test.each(charts)('%s: a chart has a value name, a unit, a summary and a source', (_, chart) => {
  for (const name of ['title', 'anchor', 'valueName', 'unit', 'summary', 'source'])
    expect([name, chart]).toEqual([name, expect.objectContaining({ [name]: expect.any(String) })])
})

test.each(charts)('%s: at most one value is highlighted', (_, { points = [] }) => {
  expect(points.length).toBeGreaterThan(0)
  expect(points.filter(({ highlight }) => highlight).length).toBeLessThanOrEqual(1)
})

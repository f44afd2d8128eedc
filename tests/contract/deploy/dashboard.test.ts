import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { selectorsIn } from '../../support/promql.ts'
import {
  knownMetrics,
  promtool,
  runPromtool,
  siteRoutes,
  WATCH,
} from '../../support/watch-files.ts'

const source = z.object({ type: z.literal('prometheus'), uid: z.literal(`\${datasource}`) })
const place = z.object({
  x: z.number(),
  y: z.number(),
  w: z.number().positive(),
  h: z.number().positive(),
})
const row = z.object({
  id: z.number(),
  type: z.literal('row'),
  title: z.string().min(3),
  gridPos: place,
})
const panel = z.object({
  id: z.number(),
  type: z.enum(['timeseries', 'table', 'state-timeline']),
  title: z.string().min(3),
  description: z.string().min(10),
  datasource: source,
  gridPos: place,
  fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }),
  targets: z.array(z.object({ refId: z.string(), expr: z.string(), datasource: source })).min(1),
})
const dashboard = z
  .object({
    panels: z.array(z.discriminatedUnion('type', [row, panel])),
    templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  })
  .parse(JSON.parse(readFileSync(join(WATCH, 'dashboard.json'), 'utf8')))

const { panels } = dashboard
const graphs = panels.flatMap((each) => (each.type === 'row' ? [] : [each]))
const expressions = graphs.flatMap(({ targets }) => targets.map(({ expr }) => expr))

test('it has a row for each of the five questions, and a panel in each', () => {
  const rows = panels.flatMap((each, at) =>
    each.type === 'row' ? [{ title: each.title, at }] : [],
  )
  expect(rows.map(({ title }) => title)).toEqual([
    'Now',
    'Are requests lost or late?',
    'Are pages slow or wrong?',
    'Is content stale?',
    'Is somebody attacking?',
    'What will be full next?',
  ])
  for (const { at } of rows) expect(panels[at + 1]?.type).not.toBe('row')
})

test('ids and titles are unique, and no panel lies over another or beyond the width', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  for (const [at, { title, gridPos: one }] of panels.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24)
    for (const { title: other, gridPos } of panels.slice(at + 1)) {
      const isApart =
        one.x + one.w <= gridPos.x ||
        gridPos.x + gridPos.w <= one.x ||
        one.y + one.h <= gridPos.y ||
        gridPos.y + gridPos.h <= one.y
      expect(`${title} and ${other} are apart: ${isApart}`).toMatch(/true$/)
    }
  }
})

test('each query of a panel has a letter of its own, and each variable is defined', () => {
  const variables = dashboard.templating.list.map(({ name }) => name)
  for (const { targets } of graphs) {
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length)
  }
  const used = expressions.flatMap((expr) =>
    Array.from(expr.matchAll(/\$(\w+)/g), ([, name]) => name),
  )
  expect(new Set(used)).toEqual(new Set(['__rate_interval', 'instance']))
  expect(variables).toEqual(['datasource', 'instance'])
})

test.skipIf(!promtool)('its queries are PromQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chainlantern-dashboard-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'queries.yaml')
  const check = (queries: string[]) => {
    const rules = queries.map((expr, at) => ({
      record: `panel:query:${at}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }))
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    return runPromtool('check', 'rules', file)
  }
  expect(check(expressions)).toMatchObject({ ok: true })
  expect(check([...expressions, 'sum(rate(up[5m])'])).toMatchObject({ ok: false })
})

test('its queries use only existing metrics, labels and routes', () => {
  const [known, routes] = [knownMetrics(), siteRoutes()]
  for (const { metric, matchers } of expressions.flatMap(selectorsIn)) {
    expect([...known.keys()]).toContain(metric)
    for (const { label, operator, value } of matchers) {
      expect([...(known.get(metric) ?? [])]).toContain(label)
      if (label === 'route' && operator === '=') expect(routes).toContain(value)
    }
  }
})

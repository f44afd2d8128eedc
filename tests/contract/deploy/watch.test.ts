import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { selectorsIn } from './promql.ts'
import { alerts, knownMetrics, siteRoutes, siteSources, WATCH } from './watch-files.ts'

test('at most eight alerts', () => {
  expect(alerts.length).toBeLessThanOrEqual(8)
})

describe('the runbook', () => {
  const runbook = readFileSync(join(WATCH, 'runbook.md'), 'utf8')
  const sections = runbook.split(/^## /m).slice(1)

  test('has a section for each alert, and no other', () => {
    const titles = sections.map((section) => section.slice(0, section.indexOf('\n')))
    expect(titles.toSorted()).toEqual(alerts.map(({ name }) => name).toSorted())
  })

  test.each(alerts)(
    '$name says how urgent it is, what happens, and where its section is',
    (alert) => {
      expect(alert.labels.severity).toMatch(/^(page|ticket)$/)
      expect(alert.annotations.summary?.length).toBeGreaterThan(20)
      expect(alert.annotations.runbook).toBe(
        `scripts/deploy/watch/runbook.md#${alert.name.toLowerCase()}`,
      )
    },
  )

  test('names variables that exist', () => {
    const settings = readFileSync(join(ROOT, '.env.example'), 'utf8')
    for (const [name] of runbook.matchAll(/\b(LEADS|SANITY|METRICS|TELEGRAM)_[A-Z_]+\b/g))
      expect(settings).toContain(name)
  })
})

describe('everything that the rules use exists', () => {
  const known = knownMetrics()
  const selectors = alerts.flatMap(({ expr }) => selectorsIn(expr))

  test('metrics and labels', () => {
    expect(known.get('chainlantern_http_requests_total')).toEqual(
      new Set(['job', 'instance', 'route', 'status']),
    )
    for (const { metric, matchers } of selectors) {
      expect([...known.keys()]).toContain(metric)
      for (const { label } of matchers) expect([...(known.get(metric) ?? [])]).toContain(label)
    }
  })

  test('routes', () => {
    const routes = siteRoutes()
    const matchers = selectors
      .flatMap((each) => each.matchers)
      .filter(({ label }) => label === 'route')
    expect(matchers.length).toBeGreaterThan(0)
    for (const { operator, value } of matchers) {
      if (operator === '=') expect(routes).toContain(value)
      else
        expect(routes.filter((route) => new RegExp(`^(?:${value})$`).test(route))).not.toEqual([])
    }
  })

  test('outcomes, parts and other values', () => {
    const code = siteSources().join('\n')
    const values = selectors
      .flatMap((each) => each.matchers)
      .filter(({ label }) =>
        ['outcome', 'part', 'form', 'cache', 'result', 'channel'].includes(label),
      )
      .flatMap(({ value }) => value.split('|'))
    expect(values.length).toBeGreaterThan(2)
    for (const value of values)
      expect(code).toMatch(new RegExp(`'${value}'|\\b${value}: timed|\\{ ${value}\\b`))
  })
})

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../../scripts/run/root.ts'
import { selectorsIn } from '../../support/promql.ts'
import {
  alerts,
  knownMetrics,
  promtool,
  rules,
  rulesText,
  runPromtool,
  siteRoutes,
  siteSources,
  WATCH,
} from '../../support/watch-files.ts'

const TESTS = ['rules.test.yaml', 'weeks.test.yaml']

const testFile = z.object({
  tests: z.array(
    z.object({
      name: z.string(),
      input_series: z.array(z.object({ series: z.string() })),
      alert_rule_test: z
        .array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) }))
        .default([]),
      promql_expr_test: z
        .array(z.object({ expr: z.string(), exp_samples: z.array(z.unknown()) }))
        .default([]),
    }),
  ),
})
const cases = TESTS.flatMap((file) => testFile.parse(parse(read(file))).tests)
const goodDay = cases.find(({ name }) => name === 'a good day')

function read(file: string): string {
  return readFileSync(join(WATCH, file), 'utf8')
}

describe.skipIf(!promtool)('promtool', () => {
  test('accepts the rules', () => {
    expect(runPromtool('check', 'rules', 'rules.yaml')).toMatchObject({ ok: true })
  })

  test('finds that each alert fires for its fault and none on a good day', () => {
    expect(runPromtool('test', 'rules', ...TESTS)).toMatchObject({ ok: true })
  })

  test('would notice an alert on the good day, and one that no longer fires', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chainlantern-rules-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const changed = [
      ['[5m])) > 60', '[5m])) > 1'],
      ['_seconds) > 900', '_seconds) > 90000'],
    ].reduce((text, [from = '', to = '']) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    }, rulesText)
    writeFileSync(join(folder, 'rules.yaml'), changed)
    copyFileSync(join(WATCH, 'rules.test.yaml'), join(folder, 'rules.test.yaml'))
    const { output } = runPromtool('test', 'rules', join(folder, 'rules.test.yaml'))
    expect(output).toMatch(/got: .*alertname="RequestsFlood"/)
    expect(output).toMatch(/alertname: LeadsLate, time: 23m/)
  })
})

describe('each alert', () => {
  test.each(alerts.map(({ name }) => name))('%s has a fault for which it fires', (name) => {
    const expected = cases
      .flatMap((each) => each.alert_rule_test)
      .filter((each) => each.alertname === name)
    expect(expected.some(({ exp_alerts }) => exp_alerts.length > 0)).toBe(true)
    expect(expected.some(({ exp_alerts }) => exp_alerts.length === 0)).toBe(true)
  })

  test.each(alerts)('$name is silent on the good day, which has its metrics', ({ expr }) => {
    const silent = goodDay?.promql_expr_test.filter(
      ({ expr: asked, exp_samples }) =>
        asked === 'ALERTS{alertstate="firing"}' && exp_samples.length === 0,
    )
    expect(silent?.length).toBeGreaterThan(10)
    const recorded = new Map(rules.flatMap(({ record, expr }) => (record ? [[record, expr]] : [])))
    const wanted = selectorsIn(expr).flatMap(({ metric }) =>
      recorded.has(metric) ? selectorsIn(recorded.get(metric) ?? '') : [{ metric }],
    )
    const given = goodDay?.input_series.map(({ series }) => series.slice(0, series.indexOf('{')))
    expect(given).toEqual(expect.arrayContaining(wanted.map(({ metric }) => metric)))
  })

  test.each(alerts)('$name says how urgent it is, what happens, and where its page is', (alert) => {
    expect(alert.labels.severity).toMatch(/^(page|ticket)$/)
    expect(alert.annotations.summary?.length).toBeGreaterThan(20)
    const page = readFileSync(join(ROOT, alert.annotations.runbook ?? ''), 'utf8')
    expect(page).toMatch(
      new RegExp(
        `^# ${alert.name}\n\n## What it means\n[\\s\\S]+\n## What to look at\n[\\s\\S]+\n## What to do\n`,
      ),
    )
  })
})

describe('everything that the rules use exists', () => {
  const known = knownMetrics()
  const selectors = rules.flatMap(({ expr }) => selectorsIn(expr))

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
    expect(matchers.length).toBeGreaterThan(5)
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
    expect(values.length).toBeGreaterThan(8)
    for (const value of values)
      expect(code).toMatch(new RegExp(`'${value}'|\\b${value}: timed|\\{ ${value}\\b`))
  })

  test('the memory threshold is above the need under load and below the container’s limit', () => {
    const [, limit] = /process_resident_memory_bytes\S+ > (\d+) \* 1024/.exec(rulesText) ?? []
    const [, needed] =
      /up to (\d+) MB outside it/.exec(readFileSync(join(ROOT, 'web/docs/deploy.md'), 'utf8')) ?? []
    const [, heap] =
      /a heap of (\d+) MB/.exec(readFileSync(join(ROOT, 'web/docs/deploy.md'), 'utf8')) ?? []
    expect(Number(limit)).toBeGreaterThan(Number(needed) + Number(heap))
    expect(Number(limit)).toBeLessThan(2 * Number(heap))
  })
})

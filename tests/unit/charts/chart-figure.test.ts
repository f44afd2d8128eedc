import { type HTMLElement, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Chart, ChartKind, ChartPoint } from '@/pictures/charts/chart'
import { ChartFigure } from '@/pictures/charts/chart-figure'

function chartPoint(label: string, value: number, more: Partial<ChartPoint> = {}): ChartPoint {
  return { key: label, label, value, highlight: false, ...more }
}

const CHART: Omit<Chart, 'points'> = {
  kind: 'bars',
  title: 'Adoption by region',
  valueName: 'Share of adults',
  unit: '%',
  summary: 'Asia Pacific leads.',
  source: 'Chainlantern Research, October 2025',
}

const drawn = (points: ChartPoint[], more: Partial<Chart> = {}): HTMLElement =>
  parse(renderToStaticMarkup(createElement(ChartFigure, { ...CHART, ...more, points })))

/** All geometry attributes of all SVG elements, to check that none is NaN or infinite. */
function geometry(figure: HTMLElement): string[] {
  const names = ['x', 'y', 'width', 'height', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'points']
  return figure
    .querySelectorAll('rect, line, circle, text, polyline')
    .flatMap((mark) => names.flatMap((name) => mark.getAttribute(name) ?? []))
}

const KINDS: ChartKind[] = ['bars', 'columns', 'line', 'share', 'meters']
const regions = [
  chartPoint('Asia Pacific', 71, { highlight: true, compare: 66 }),
  chartPoint('Europe', 52, { compare: 47, note: 'EEA' }),
]

describe.each(KINDS)('a chart of kind %s', (kind) => {
  test('shows its unit, texts and source, and every value in a table', () => {
    const figure = drawn(regions, { kind, compareName: '2024' })
    expect(figure.querySelector('figcaption')?.text).toContain('Share of adults, %')
    expect(figure.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Asia Pacific leads.',
    )
    expect(figure.text).toContain('Source: Chainlantern Research, October 2025')
    const rows = figure
      .querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(({ text }) => text))
    expect(rows).toEqual([
      ['Asia Pacific', '71%', '66%', ''],
      ['Europe', '52%', '47%', 'EEA'],
    ])
    expect(
      figure
        .querySelectorAll('thead th')
        .map(({ text }) => text)
        .slice(1),
    ).toEqual(['Share of adults', '2024', 'Note'])
  })

  test.each([
    ['zero', [chartPoint('A', 0), chartPoint('B', 0)]],
    ['one point', [chartPoint('A', 5)]],
    ['equal values', [chartPoint('A', 5), chartPoint('B', 5), chartPoint('C', 5)]],
    ['a tiny beside a huge value', [chartPoint('A', 0.0001), chartPoint('B', 1e12)]],
    ['very long labels', [chartPoint('Ein sehr langes Wort '.repeat(6), 5), chartPoint('B', 7)]],
    ['limits and values of zero', [chartPoint('A', 0, { compare: 0 })]],
  ])('is drawn with %s', (_, points) => {
    const figure = drawn(points, { kind, compareName: 'Limit' })
    const places = geometry(figure)
    expect(places.length).toBeGreaterThan(0)
    expect(places.filter((place) => /NaN|Infinity|undefined|e[+-]/.test(place))).toEqual([])
    expect(figure.querySelectorAll('tbody tr')).toHaveLength(points.length)
  })

  test('renders nothing without points', () => {
    expect(drawn([], { kind }).toString()).toBe('')
  })
})

test('two share charts on a page have different pattern ids', () => {
  const figure = drawn([chartPoint('A', 40), chartPoint('B', 60)], { kind: 'share' })
  const ids = figure.querySelectorAll('pattern').map(({ id }) => id)
  const fills = figure.querySelectorAll('rect').map((rect) => rect.getAttribute('fill') ?? '')
  const used = fills.filter((fill) => fill.startsWith('url'))
  expect(used.length).toBeGreaterThan(0)
  for (const fill of used) expect(ids).toContain(fill.slice(5, -1))
})

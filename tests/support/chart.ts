import { type HTMLElement, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Chart, ChartPoint } from '@/illustrations/charts/chart'
import { ChartFigure } from '@/illustrations/charts/chart-figure'

/** A chart point with defaults. */
export function chartPoint(
  label: string,
  value: number,
  more: Partial<ChartPoint> = {},
): ChartPoint {
  return { key: label, label, value, highlight: false, ...more }
}

/** A chart with defaults. */
export function chartOf(points: ChartPoint[], more: Partial<Chart> = {}): Chart {
  return {
    kind: 'bars',
    title: 'Adoption by region',
    valueName: 'Share of adults',
    unit: '%',
    summary: 'Asia Pacific leads.',
    source: 'Chainlantern Research, October 2025',
    ...more,
    points,
  }
}

/** The rendered markup of a chart. */
export function drawn(chart: Chart): HTMLElement {
  return parse(renderToStaticMarkup(createElement(ChartFigure, chart)))
}

/** All geometry attributes of all SVG elements, to check that none is NaN or infinite. */
export function geometry(figure: HTMLElement): string[] {
  const names = ['x', 'y', 'width', 'height', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'points']
  return figure
    .querySelectorAll('rect, line, circle, text, polyline')
    .flatMap((mark) => names.flatMap((name) => mark.getAttribute(name) ?? []))
}

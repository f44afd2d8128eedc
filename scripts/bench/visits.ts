import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { mediansByName } from './median.ts'
import { hydratedAt, inBrowser, LINES, type Line, openTab } from './visitor.ts'

const PAGES = ['/', '/products/reactor', '/resources/blog']
/** How long nothing may be requested until a visit is over, in ms. */
const QUIET_MS = 1000
/** How long a visit's styles, layouts and long tasks are counted, in ms. */
const FIRST_MS = 4000

/**
 * A first and a second visit of each page on each line, medians: paints, hydration, time blocked by long tasks, how often
 * styles and layout were computed, and bytes as sent, with headers.
 */
export async function visits(siteUrl: string, times: number) {
  const found = new Map<string, Record<string, number>[]>()
  await inBrowser(async (browser) => {
    for (const path of Array.from({ length: times }, () => PAGES).flat())
      for (const line of ['slow', 'fast'] as const) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        for (const visit of ['first', 'second']) {
          const figures = await measureVisit(context, siteUrl + path, LINES[line])
          const name = `${path}, ${line}, ${visit}`
          found.set(name, [...(found.get(name) ?? []), figures])
        }
        await context.close()
      }
  })
  return mediansByName(found)
}

async function measureVisit(context: BrowserContext, url: string, line: Line) {
  const { page, session } = await openTab(context, line)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let lastAt = performance.now()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    for (const kind of [kinds.get(requestId) ?? 'Other', 'all'])
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000
  })
  await session.send('Performance.enable')
  await page.addInitScript(watchPage)
  await page.goto(url, { waitUntil: 'load' })
  const hydrated = await hydratedAt(page)
  const seen = await page.evaluate(async (until) => {
    while (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { 'paint (ms)': paint?.startTime ?? 0, ...window.seen }
  }, FIRST_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  while (performance.now() - lastAt < QUIET_MS) await wait(50)
  await page.close()
  const sizes = Object.entries(bytes).map(([kind, size]) => [`${kind} (KB)`, size])
  return {
    ...seen,
    'hydrated (ms)': hydrated,
    styles: count('RecalcStyleCount'),
    layouts: count('LayoutCount'),
    ...Object.fromEntries(sizes),
  }
}

declare global {
  interface Window {
    seen: Record<string, number>
  }
}

/** Runs in the page before its own scripts: the largest paint, and how long tasks kept a visitor waiting. */
function watchPage() {
  const seen = { 'largest (ms)': 0, 'blocked (ms)': 0 }
  window.seen = seen
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('longtask', ({ duration }) => {
    seen['blocked (ms)'] += Math.max(0, duration - 50)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen['largest (ms)'] = startTime
  })
}

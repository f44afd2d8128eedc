import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** A line and a processor, as Chromium's developer tools imitate them. */
export type Profile = { name: string; latency: number; bitsPerSecond: number; slowdown: number }

export const PROFILES: Record<'phone' | 'fast', Profile> = {
  phone: { name: 'phone', latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 },
  fast: { name: 'fast line', latency: 10, bitsPerSecond: 50_000_000, slowdown: 1 },
}

export const PARTS = ['html', 'css', 'js', 'fonts', 'pictures', 'other'] as const
export type Part = (typeof PARTS)[number]

/** Times in ms since the navigation, layout shift without a unit, KB as sent, with headers. */
export type Figures = Record<'fcp' | 'lcp' | 'hydrated' | 'cls' | 'all' | Part, number>

/** How long nothing may be requested until a visit is over, in ms. */
const QUIET_MS = 600
const PATIENCE_MS = 30_000
export const VIEWPORT = { width: 390, height: 844 }

/** Visits a page twice, first with an empty cache, then with what the first visit has left in it. */
export async function visitTwice(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<{ first: Figures; second: Figures }> {
  const context = await newVisitor(browser)
  try {
    return { first: await visit(context, url, profile), second: await visit(context, url, profile) }
  } finally {
    await context.close()
  }
}

/** An empty browser context, whose pages measure themselves. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 2 })
  await context.addInitScript(watchLoad)
  return context
}

/** Visits a page and waits until it is hydrated and at rest; `watch` is called before it is opened. */
export async function visit(
  context: BrowserContext,
  url: string,
  profile: Profile,
  watch?: (session: CDPSession) => Promise<void>,
): Promise<Figures> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await imitate(session, profile)
    await watch?.(session)
    const traffic = watchTraffic(session)
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    // A slow processor hydrates long after the last byte.
    await page.waitForFunction(
      () => window.firstLoad?.fcp && window.firstLoad.hydrated,
      undefined,
      { timeout: PATIENCE_MS, polling: 100 },
    )
    await untilOver(page, traffic)
    const times = await page.evaluate(() => window.firstLoad)
    if (!times) throw new Error(`${url} was not measured.`)
    const kilobytes = traffic.kilobytes()
    const all = PARTS.reduce((sum, part) => sum + kilobytes[part], 0)
    return { ...times, ...kilobytes, all }
  } finally {
    await page.close()
  }
}

async function imitate(session: CDPSession, profile: Profile): Promise<void> {
  const bytesPerSecond = profile.bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
}

type Traffic = { quietSince: () => number; kilobytes: () => Record<Part, number> }

/** Counts what is sent, by kind; what a cache answers counts nothing. */
function watchTraffic(session: CDPSession): Traffic {
  const open = new Map<string, Part>()
  const bytes: Record<Part, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 }
  let lastAt = performance.now()
  const close = (id: string, size: number) => {
    bytes[open.get(id) ?? 'other'] += size
    open.delete(id)
    lastAt = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    open.set(requestId, partOf[type] ?? 'other')
    lastAt = performance.now()
  })
  session.on('Network.loadingFinished', (event) => close(event.requestId, event.encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId, 0))
  return {
    quietSince: () => (open.size > 0 ? performance.now() : lastAt),
    kilobytes: () => {
      const inKilobytes = PARTS.map((part) => [part, bytes[part] / 1024])
      return Object.fromEntries(inKilobytes) as Record<Part, number>
    },
  }
}

const partOf: Record<string, Part> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
}

async function untilOver(page: Page, traffic: Traffic): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() - traffic.quietSince() < QUIET_MS) {
    if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest.`)
    await page.waitForTimeout(50)
  }
}

declare global {
  interface Window {
    firstLoad?: { fcp: number; lcp: number; hydrated: number; cls: number }
  }
}

/**
 * Runs in the page before its own code. React tells its developer tools of each commit, also in production: hydrated is
 * the time of the last commit after which fewer of the HTML's controls and titles are without React's record.
 */
function watchLoad() {
  const times = { fcp: 0, lcp: 0, hydrated: 0, cls: 0 }
  window.firstLoad = times
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    times.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry) times.cls += Number(entry.value)
  })

  const isWithoutRecord = (element: Element) =>
    !Object.keys(element).some((key) => key.startsWith('__react'))
  const countLeft = () =>
    [...document.querySelectorAll('h1, h2, a, button, input, select')].filter(isWithoutRecord)
      .length
  let left = Number.POSITIVE_INFINITY
  document.addEventListener('DOMContentLoaded', () => {
    left = Math.max(countLeft(), 1)
  })
  const onCommitFiberRoot = () => {
    const now = countLeft()
    if (now < left) times.hydrated = performance.now()
    left = now
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
    },
  })
}

import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { atRest, untilQuiet } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'

export type Load = {
  /** Sizes in bytes, compressed with Brotli except for fonts. */
  html: number
  scripts: number
  styles: number
  fonts: number
  /** Fonts that are not preloaded. */
  chainedFonts: string[]
  layoutShift: number
  /** Shifted elements, by tag and class. */
  shifted: string[]
  /** URLs of requests to other servers. */
  crossOrigin: string[]
}

const OURS = /^(localhost|127\.0\.0\.1|.*\.localhost)$/

/** Loads a page with an empty cache and measures it. */
export async function load(page: Page, path: string): Promise<Load> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(countLayoutShift)
  await open(page, path)
  await untilQuiet(page)
  await page.evaluate(() => document.fonts.ready)
  // On a first visit the cookie banner appears after the page.
  if (await asksForConsent(page)) await page.locator('#cookie-banner-title').waitFor()
  await atRest(page)

  const ending = (name: string) =>
    responses.filter((response) => pathOf(response.url()).endsWith(name))
  const documents = responses.filter((response) => response.request().isNavigationRequest())
  const fonts = ending('.woff2')
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  return {
    html: await compressed(documents),
    scripts: await compressed(ending('.js')),
    styles: await compressed(ending('.css')),
    fonts: await plain(fonts),
    chainedFonts: fonts.map((font) => font.url()).filter((url) => !preloaded.includes(url)),
    ...(await shiftsOf(page)),
    crossOrigin: responses
      .map((response) => new URL(response.url()))
      .filter(({ protocol, hostname }) => protocol.startsWith('http') && !OURS.test(hostname))
      .map(String),
  }
}

/** From now on, fonts come half a second after the first paint, as on a slow line: the fallback is drawn after 100 ms. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.now() > paint.startTime + 500
    })
    await route.continue()
  })
}

const asksForConsent = (page: Page) =>
  page.evaluate(
    () => !localStorage['cookie-consent'] && document.querySelector('[data-cookie-settings]'),
  )

type Shifts = { layoutShift: number; shifted: string[] }

/** Layout shifts since `load` opened the page. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)

function countLayoutShift() {
  const shifts: Shifts = { layoutShift: 0, shifted: [] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as LayoutShift
      shifts.layoutShift += value
      shifts.shifted.push(...sources.map(({ node }) => describeNode(node)))
    }
  }).observe({ type: 'layout-shift', buffered: true })

  // TypeScript's DOM types lack layout shifts.
  type LayoutShift = { value: number; sources: { node?: Node | null }[] }
  const describeNode = (node?: Node | null) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent)
}

const pathOf = (url: string) => new URL(url).pathname

/** Compressed sizes by URL: pages share most files, and Brotli is slow. */
const sizes = new Map<string, number>()

async function compressed(responses: Response[]): Promise<number> {
  let sum = 0
  for (const response of responses) {
    const size = sizes.get(response.url()) ?? brotliCompressSync(await response.body()).length
    sizes.set(response.url(), size)
    sum += size
  }
  return sum
}

async function plain(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + body.length, 0)
}

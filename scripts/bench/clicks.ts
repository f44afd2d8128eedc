import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { mediansByName } from './median.ts'
import { hydratedAt, inBrowser, LINES, openTab } from './visitor.ts'

type Click = {
  name: string
  path: string
  /** What is clicked: the first that is visible. */
  on: string
  /** What is visible once it is answered. */
  answer: string
  /** Without it, a phone. */
  isDesktop?: boolean
}

/** The processor of a slow phone; the line is fast, since code and pages are loaded by then. */
const PHONE = { ...LINES.fast, slowdown: LINES.slow.slowdown }
/** From pointing at something until its code or page has loaded. */
const PREPARED_MS = 1500
const NEW_TITLE = 'main h1:not([data-old])'
const CLICKS: Click[] = [
  {
    name: 'menu, phone',
    path: '/',
    on: '[data-drawer]',
    answer: '[data-drawer][aria-expanded=true]',
  },
  {
    name: 'menu, desktop',
    path: '/',
    on: '[data-menu]',
    answer: '[data-menu][aria-expanded=true]',
    isDesktop: true,
  },
  { name: 'dialog', path: '/', on: 'main a[aria-haspopup=dialog]', answer: '[role=dialog]' },
  { name: 'search', path: '/', on: '[data-search]', answer: '#site-search[open]' },
  {
    name: 'tab',
    path: '/products/chainlantern-oracle',
    on: '[role=tab][aria-selected=false]',
    answer: '[role=tab]:not(:first-child)[aria-selected=true]',
    isDesktop: true,
  },
  {
    name: 'filter of articles',
    path: '/resources/blog',
    on: 'main a[href*="?category"]:not([aria-current])',
    answer: 'main a[href*="?category"][aria-current]',
  },
  { name: 'page of a product', path: '/', on: 'main a[href="/products/kyt"]', answer: NEW_TITLE },
  {
    name: 'home page',
    path: '/products/reactor',
    on: 'main a[href="/"]',
    answer: NEW_TITLE,
  },
]

/**
 * Clicks, once the mouse has pointed at what is clicked, medians: until the next paint, which is what INP counts, and
 * until what was asked for is painted.
 */
export async function clicks(siteUrl: string, times: number) {
  const found = new Map<string, Record<string, number>[]>()
  await inBrowser(async (browser) => {
    for (const click of Array.from({ length: times }, () => CLICKS).flat()) {
      const figures = await measureClick(browser, siteUrl, click)
      found.set(click.name, [...(found.get(click.name) ?? []), figures])
    }
  })
  return mediansByName(found)
}

async function measureClick(browser: Browser, siteUrl: string, click: Click) {
  const viewport = click.isDesktop ? { width: 1280, height: 900 } : { width: 390, height: 844 }
  const context = await browser.newContext({ viewport })
  const { page } = await openTab(context, PHONE)
  await page.goto(siteUrl + click.path, { waitUntil: 'load' })
  await hydratedAt(page)
  await page.locator('#cookie-banner-title').waitFor()
  const target = page.locator(click.on).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await wait(PREPARED_MS)
  const figures = watchClick(page, click.answer)
  await target.click()
  const measured = await figures
  await context.close()
  return measured
}

/** Measures the next click in the page. */
function watchClick(page: Page, answer: string): Promise<Record<string, number>> {
  return page.evaluate(async (answer) => {
    for (const title of document.querySelectorAll('main h1')) title.setAttribute('data-old', '')
    const isVisible = () =>
      [...document.querySelectorAll(answer)].some((element) => element.checkVisibility())
    const inNextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let next = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) next = Math.max(next, entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    const clickedAt = await new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event) => resolve(timeStamp)
      addEventListener('click', listen, { capture: true, once: true })
    })
    do await inNextFrame()
    while (!isVisible())
    // After this frame's paint.
    await new Promise((resolve) => setTimeout(resolve))
    const answered = performance.now() - clickedAt
    // The browser reports events a little later.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { 'next paint (ms)': next, 'answer (ms)': answered }
  }, answer)
}

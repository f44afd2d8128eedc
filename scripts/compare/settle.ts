import type { Page, Request } from '@playwright/test'

/** Maximum time for a page to settle, in ms. */
const PATIENCE_MS = 20_000

/** Waits until React has hydrated the page's controls. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const control = document.querySelector('button, input, select, textarea')
      if (!control) return document.readyState === 'complete'
      return Object.keys(control).some((key) => key.startsWith('__reactProps'))
    },
    undefined,
    { timeout: PATIENCE_MS },
  )
  // React adds its keys shortly before effects run.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Event streams of the Studio. */
const ENDLESS = /\/data\/(listen|live)\//

/** The live set of a page's open requests. */
export function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!ENDLESS.test(request.url())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Waits until fonts and all images (also below the fold) are loaded, and no request or DOM change is left. */
export async function untilSettled(
  page: Page,
  requests: ReadonlySet<Request>,
  quietMs: number,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  do {
    const problem = await page.evaluate(settle, { patienceMs: PATIENCE_MS, quietMs })
    if (problem) throw new Error(problem)
    const [open] = requests
    if (open && performance.now() > deadline) throw new Error(`No answer: ${open.url()}`)
  } while (requests.size > 0)
}

declare global {
  interface Window {
    /** Time of the last DOM change. */
    changedAt?: number
  }
}

/** Runs in the page before its scripts. `attributes` is for the Studio, which enables controls by an attribute. */
export function watchChanges(attributes: boolean) {
  window.changedAt = performance.now()
  new MutationObserver(() => {
    window.changedAt = performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes })
}

/** Runs in the page; returns what has not settled. */
async function settle(time: { patienceMs: number; quietMs: number }): Promise<string | undefined> {
  const deadline = performance.now() + time.patienceMs
  for (const image of document.images) image.loading = 'eager'
  // An optional font that comes after the first paint is not shown, so two pictures of the same page could differ.
  for (const sheet of document.styleSheets) {
    for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
      if (!/^@font-face.*font-display: optional/.test(cssText)) continue
      sheet.deleteRule(index)
      sheet.insertRule(cssText.replace('optional', 'swap'), index)
    }
  }
  // Images that are not rendered, such as those for another width, never load.
  const isPending = (image: HTMLImageElement) =>
    !image.complete && image.checkVisibility() && (image.currentSrc || image.src) !== ''
  while (
    document.fonts.status === 'loading' ||
    [...document.images].some(isPending) ||
    performance.now() - (window.changedAt ?? 0) < time.quietMs
  ) {
    if (performance.now() > deadline) {
      const image = [...document.images].find(isPending)
      return image ? `An image does not load: ${image.currentSrc}` : 'It does not settle.'
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  return undefined
}

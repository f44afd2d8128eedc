import { type BrowserContext, expect as baseExpect } from '@playwright/test'
import { test as base } from './site-test.ts'
import { StudioPage } from './studio.ts'

// The Studio loads slowly on a busy machine.
const TEST_TIMEOUT = 180_000

/** An expect with a longer timeout than for the site's pages. */
export const expect = baseExpect.configure({ timeout: 30_000 })

/**
 * What the Studio asks of a slow lake, which does not have it (scripts/lake/README.md), and what it says of a
 * connection for presence that a busy machine was too slow for.
 */
export const KNOWN = /\/(data\/ping|intake\/batch)\b|WebSocket is already in CLOSING/

type Options = {
  /** Whether a test begins with an empty cache, as on an editor's first day. */
  isFirstVisit: boolean
}

/** The browser of an editor who has opened the Studio before: its code is in the cache. */
let returning: BrowserContext | undefined

export const test = base.extend<Options & { studio: StudioPage }>({
  expectedErrors: KNOWN,
  isFirstVisit: [false, { option: true }],
  context: async ({ browser, isFirstVisit }, use) => {
    if (!isFirstVisit) returning ??= await browser.newContext()
    const context = isFirstVisit || !returning ? await browser.newContext() : returning
    await use(context)
    if (context !== returning) return context.close()
    for (const page of context.pages()) await page.close()
    // Of the preview.
    await context.clearCookies()
    await context.clearPermissions()
  },
  studio: async ({ page }, use, info) => {
    info.setTimeout(TEST_TIMEOUT)
    await use(new StudioPage(page))
  },
})

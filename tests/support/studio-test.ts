import { expect as baseExpect, type Page } from '@playwright/test'
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

/** The window of an editor who keeps the Studio open, for all tests of a worker: it takes five seconds to load. */
let desk: Page | undefined

export const test = base.extend<{ studio: StudioPage }>({
  expectedErrors: KNOWN,
  context: async ({ browser }, use) => {
    desk ??= await (await browser.newContext()).newPage()
    const context = desk.context()
    await use(context)
    for (const page of context.pages()) if (page !== desk) await page.close()
    // Of the preview; the Studio keeps its own with the lake.
    await context.clearCookies({ domain: 'localhost' })
    await context.clearPermissions()
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages()
    const studio = new StudioPage(page)
    await studio.goTo('/structure')
    await use(page)
    await page.unrouteAll()
    await studio.goTo('/structure')
    await expect(studio.publishButton).toHaveCount(0)
  },
  studio: async ({ page }, use, info) => {
    info.setTimeout(TEST_TIMEOUT)
    await use(new StudioPage(page))
  },
})

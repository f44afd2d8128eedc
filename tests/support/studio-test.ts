import { expect as baseExpect } from '@playwright/test'
import { test as base } from './site-test.ts'
import { StudioPage } from './studio.ts'

// The Studio loads slowly on a busy machine.
const TEST_TIMEOUT = 180_000

/** An expect with a longer timeout than for the site's pages. */
export const expect = baseExpect.configure({ timeout: 30_000 })

/** What the Studio asks of a slow lake, which does not have it (scripts/lake/README.md). */
const KNOWN = /\/(data\/ping|intake\/batch)\b/

export const test = base.extend<{ studio: StudioPage }>({
  expectedErrors: KNOWN,
  studio: async ({ page }, use, info) => {
    info.setTimeout(TEST_TIMEOUT)
    await use(new StudioPage(page))
  },
})

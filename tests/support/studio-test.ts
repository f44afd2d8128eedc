import { test as base, expect as impatient } from '@playwright/test'
import { StudioPage } from './studio.ts'

// The Studio is a large program, and the machine of a test run is busy.
const TEST_TIMEOUT = 180_000

/** Waits longer than a page of the site would need. */
export const expect = impatient.configure({ timeout: 30_000 })

/** A test with an editor's Studio. */
export const test = base.extend<{ studio: StudioPage }>({
  studio: async ({ page }, use, info) => {
    info.setTimeout(TEST_TIMEOUT)
    await use(new StudioPage(page))
  },
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { studio } = testUrls()

test.use({ isFirstVisit: true })

/**
 * What the Presentation tool says of a preview that it takes for broken; "Connecting." five seconds after the page has
 * loaded.
 */
const FAILURES = [
  'Connecting.',
  'Unable to connect',
  'Continue anyway',
  'Missing a main document',
  'Could not',
]
const CONNECTED = 'click-to-edit is there'

/** Records in order what the Studio says, and when the page in the frame can be edited. */
async function record(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('tell', (what: string) => {
    if (!seen.includes(what)) seen.push(what)
  })
  const watch = ({ failures, connected }: { failures: string[]; connected: string }) => {
    const { tell } = window as unknown as { tell: (what: string) => void }
    const isFrame = window.top !== window
    new MutationObserver(() => {
      if (isFrame && document.querySelector('sanity-visual-editing')) tell(connected)
      const text = isFrame ? '' : (document.body?.innerText ?? '')
      for (const failure of failures) if (text.includes(failure)) tell(failure)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }
  await page.addInitScript(watch, { failures: FAILURES, connected: CONNECTED })
  return seen
}

const PATHS = ['/', '/legal/privacy-policy', '/products/reactor', '/resources/blog']
for (const path of PATHS.slice(0, process.env.TEST_FULL ? undefined : 2)) {
  test(`the preview of ${path} connects, and never says that it failed`, async ({ page }) => {
    const seen = await record(page)
    await page.goto(`${studio}/presentation?preview=${encodeURIComponent(path)}`)
    await expect.poll(() => seen).toContain(CONNECTED)
    // The overlay over the frame goes when the tool has heard from the page.
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    // Again, with everything in the browser's cache.
    await page.reload()
    const frame = page.frameLocator('iframe').first()
    await expect(frame.locator('sanity-visual-editing')).toBeAttached()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    expect(seen).toEqual([CONNECTED])
  })
}

test('the page in the preview is loaded once, however late the Studio learns its features', async ({
  page,
}) => {
  const frame = page.locator('iframe')
  let wasMarked: Promise<unknown> | undefined
  await page.route('**/features*', async (route) => {
    wasMarked = frame.evaluate((element) => element.setAttribute('data-first', ''))
    await wasMarked
    await route.continue()
  })
  await page.goto(`${studio}/presentation?preview=${encodeURIComponent('/')}`)
  await expect(page.frameLocator('iframe').locator('sanity-visual-editing')).toBeAttached()
  expect(wasMarked).toBeDefined()
  await expect(frame).toHaveAttribute('data-first')
})

import { expect, KNOWN, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { studio } = testUrls()

test.use({
  isFirstVisit: true,
  // Presentation's own clock, on a slow machine; the main way (preview.spec.ts) looks for this message.
  expectedErrors: new RegExp(`${KNOWN.source}|Unable to connect to visual editing`),
})

test('the page in the preview is loaded once, however late the Studio learns its features', {
  tag: '@rare',
}, async ({ page }) => {
  const frame = page.locator('iframe')
  await page.route('**/features*', async (route) => {
    await frame.evaluate((element) => element.setAttribute('data-first', ''))
    await route.continue()
  })
  await page.goto(`${studio}/presentation?preview=${encodeURIComponent('/')}`)
  await expect(page.frameLocator('iframe').locator('sanity-visual-editing')).toBeAttached()
  await expect(frame).toHaveAttribute('data-first')
})

import { devices } from '@playwright/test'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'
import { openDialog, support } from '../leads/dialog-page.ts'

const { site, studio: studioUrl } = testUrls()
const ROUTES = `${site}/api/studio/**`

// As a visitor, not as the program as which Chromium without a window introduces itself.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

test('a request that a visitor sends is a figure in “Results”, whose page opens', async ({
  page,
}) => {
  test.slow()
  const dialog = await openDialog(page, support)
  const path = new URL(page.url()).pathname
  await support.fill(dialog, `results ${process.pid}`)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()

  await page.route(ROUTES, (route) => route.abort())
  await page.goto(`${studioUrl}/results`)
  await expect(page.getByRole('alert')).toContainText('The site does not answer')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeFocused()
  await page.unroute(ROUTES)
  // The tool may have asked again by itself meanwhile.
  const total = page.getByRole('heading', { name: /^[\d,]+ requests? in 30 days$/ })
  await expect(async () => {
    if (!(await total.isVisible())) await again.click({ timeout: 1000 })
    await expect(total).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('heading', { name: /^[\d,]+ requests? in 7 days$/ })).toBeVisible()
  const table = (name: string) => page.getByRole('table', { name })
  await expect(
    table('Campaigns').getByRole('row', { name: /^Without a campaign \d/ }),
  ).toBeVisible()
  await expect(table('Buttons').getByRole('row').nth(1)).toBeVisible()
  const row = table('Pages').getByRole('row', { name: new RegExp(` ${path} \\d`) })
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/;/)
})

import { readFileSync } from 'node:fs'
import { devices } from '@playwright/test'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'
import { openDialog, support } from '../leads/dialog-page.ts'

const { site, studio: studioUrl } = testUrls()
const ROUTES = `${site}/api/studio/**`

// The site counts no forms of programs, as which Chromium without a window introduces itself.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

test('a request that a visitor sends is a figure in “Results”, and a step of its form', async ({
  page,
}) => {
  test.slow()
  const dialog = await openDialog(page, support)
  const path = new URL(page.url()).pathname
  await support.fill(dialog, `results ${process.pid}`)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  // As when the visitor leaves; a page that closes while Playwright intercepts requests can lose them.
  const told = page.waitForResponse('**/api/form-events')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await told).status()).toBe(204)

  await page.route(ROUTES, (route) => route.abort())
  await page.goto(`${studioUrl}/results`)
  await expect(page.getByRole('alert')).toContainText('The site does not answer')
  await page.unroute(ROUTES)
  // The tool may have asked again by itself meanwhile.
  const total = page.getByRole('heading', { name: /^[\d,]+ requests? in 30 days$/ })
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    if (!(await total.isVisible())) await again.click({ timeout: 1000 })
    await expect(total).toBeVisible({ timeout: 5000 })
  }).toPass()
  const byDay = page.getByRole('table', { name: 'Requests by day' })
  await expect(byDay.getByRole('row')).toHaveCount(32)
  const byForm = page.getByRole('table', { name: 'Requests by form' })
  await expect(byForm.getByRole('row', { name: /^Support Request \d/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Pages', exact: true }).press('Enter')
  const byPage = page.getByRole('table', { name: 'Requests by page' })
  await expect(byPage.getByRole('row', { name: new RegExp(`${path} \\d`) })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain(`"${path}",`)

  // The site writes its counts of forms down every ten seconds.
  const steps = page.getByRole('table', { name: 'From opening a form to sending it' })
  await expect(async () => {
    await page.getByRole('button', { name: '7 days' }).click()
    await page.getByRole('button', { name: '30 days' }).click()
    await expect(steps.getByRole('row', { name: /^Support Request 1 1 1 0 100 %$/ })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
})

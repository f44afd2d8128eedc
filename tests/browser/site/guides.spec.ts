import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const GUIDE = '/resources/documentation/webhooks'

for (const path of [GUIDE, '/resources/support-center/api-authentication-errors']) {
  for (const width of [320, 1280]) {
    test(`${path} at ${width} px has no axe violations and no horizontal scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await expectNoAxeViolations(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }
}

test('a guide links to the next one of its topic, unless it is the last', async ({ page }) => {
  await open(page, GUIDE)
  await page.getByRole('link', { name: /Retries, idempotency/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Retries, idempotency/)
  await expect(page.getByRole('heading', { name: /^Next in/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Still stuck?' })).toBeVisible()
})

test('the table of contents links to the headings', async ({ page }) => {
  await open(page, GUIDE)
  await page.getByRole('link', { name: 'The same event twice' }).click()
  await expect(page).toHaveURL(/#the-same-event-twice$/)
  await expect(page.getByRole('heading', { name: 'The same event twice' })).toBeInViewport()
})

test('the support button of a guide opens a dialog', async ({ page }) => {
  await open(page, GUIDE)
  await page.locator('main').getByRole('button', { name: 'Contact support' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

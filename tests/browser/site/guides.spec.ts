import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const GUIDE = '/resources/documentation/webhooks'

test('a guide at 320 px has no axe violations and no horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, GUIDE)
  await expectNoAxeViolations(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('the table of contents links to the headings', async ({ page }) => {
  await open(page, GUIDE)
  await page.getByRole('link', { name: 'The same event twice' }).click()
  await expect(page).toHaveURL(/#the-same-event-twice$/)
  await expect(page.getByRole('heading', { name: 'The same event twice' })).toBeInViewport()
})

import { expect } from '@playwright/test'
import { newVisitor } from '../../support/decided-visitor.ts'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { test } from '../../support/site-test.ts'
import { menuButton, open } from './on-page.ts'

test.use({ storageState: newVisitor })

test('a new visitor goes from the home page to a product and an article', {
  tag: '@main-way',
}, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Reject non-essential' }).click()
  await expectNothingBroken(page)
  await menuButton(page, 'Products').click()
  await page.getByRole('link', { name: /^Reactor Trace funds/ }).click()
  await expect(page).toHaveURL('/products/reactor')
  await expectNothingBroken(page)
  await open(page, '/resources/blog')
  await page.locator('#recent article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/resources\/blog\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingBroken(page)
})

import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'

const WHOLE = 'bc1qsample7x0f4k2m9d3v6t8w5y1r0e4u2i7p5a3s9'

test.beforeEach(async ({ page }) => {
  await open(page, '/dashboard')
})

test('an address is cut to 20 characters, and shown in full to screen readers and on hover, focus and tap', {
  tag: '@rare',
}, async ({ page }) => {
  const address = page.getByRole('button', { name: WHOLE })
  await expect(address.locator('[aria-hidden]')).toHaveText(`${WHOLE.slice(0, 20)}…`)
  const whole = page.locator('[aria-hidden]').getByText(WHOLE)
  await expect(whole).toHaveCount(0)

  await address.hover()
  await expect(whole).toBeVisible()
  // It stays while the pointer is over it, and closes on a key press.
  await whole.hover()
  await expect(whole).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(whole).toHaveCount(0)

  await page.mouse.move(0, 0)
  await page.getByRole('tabpanel').focus()
  await page.keyboard.press('Tab')
  await expect(address).toBeFocused()
  await expect(whole).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(whole).toHaveCount(0)

  await address.dispatchEvent('click')
  await expect(whole).toBeVisible()
})

test('every button says that this is a sample, once', async ({ page }) => {
  const notice = page.getByText('This is a sample workspace')
  await page.getByLabel('Quick address lookup').fill(WHOLE)
  await page.keyboard.press('Enter')
  await expect(notice).toBeVisible()
  for (const name of ['Investigate', 'Start tracing', 'Write a report', 'Join in']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(notice).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await expect(notice).toHaveCount(1)
  await expect(page).toHaveURL('/dashboard')
})

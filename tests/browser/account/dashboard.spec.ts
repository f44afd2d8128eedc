import { expect, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard')
})

test('shows the figures and the recent investigations', async ({ page }) => {
  for (const [label, value] of [
    ['Investigations', '24'],
    ['Funds Tracked', '$47.2K'],
    ['Scams Avoided', '7'],
    ['Risk Level', 'Low'],
  ]) {
    await expect(page.locator('dl div', { hasText: label })).toContainText(value ?? '')
  }
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(first).toContainText('bc1qsample7x0f4k2m9d…')
  await expect(first).toContainText('bc1qsample7x0f4k2m9d3v6t8w5y1r0e4u2i7p5a3s9')
  await expect(first.getByText('High Risk')).toBeVisible()
})

test('tabs are walked with the arrow keys, the watchlist is empty', async ({ page }) => {
  await page.getByRole('tab', { name: 'Recent Investigations' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel')).toContainText('Address poisoning')
  await page.getByRole('tab', { name: 'Watchlist' }).click()
  await expect(page.getByRole('button', { name: 'Add Address to Watchlist' })).toBeVisible()
})

test('every button says that this is a sample, once', async ({ page }) => {
  await page.getByRole('button', { name: 'Investigate', exact: true }).click()
  await expect(page.getByText('This is a sample workspace')).toBeVisible()
  await page.getByRole('button', { name: 'Write a report' }).click()
  await expect(page.getByText('This is a sample workspace')).toHaveCount(1)
})

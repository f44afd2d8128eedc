import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'

// Of requests that these tests abort or answer with an error.
test.use({ expectedErrors: /404/ })

test('the console logs a missing path, and a link leads to the home page', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/products/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => messages).toContain('404: nothing is published at /products/nowhere')
  await page.locator('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('h1:visible')).not.toHaveText('404')
})

test('a missing path offers the search for its words', async ({ page }) => {
  await page.goto('/resources/wash-trading_report.html?from=mail')
  const search = page.locator('main').getByRole('searchbox')
  await expect(search).toHaveValue('resources wash trading report')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=resources+wash+trading+report')
  await expect(page.getByRole('link', { name: /^NFT Market Report/ })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open } from '../site/on-page.ts'
import { holdArticles, more, status, titles } from './article-list.ts'

// Of requests that these tests abort or answer with an error.
test.use({ expectedErrors: /Failed to load resource/ })

test('on a slow network the old list stays, with a loading message', async ({ page }) => {
  const release = await holdArticles(page)
  await open(page, '/company/news')
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(status(page)).toHaveText('Loading articles…')
  await expect(titles(page)).toHaveCount(6)
  release()
  await expect(titles(page)).toHaveCount(2)
})

test('a failed request shows an error, and Try again loads the list', async ({ page }) => {
  await page.route('**/articles.json', (route) => route.abort())
  await open(page, '/resources/blog?tag=Mixers')
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(alert).toBeVisible()
  await expect(status(page)).toHaveText('The articles could not be loaded.')
  await expectNoAxeViolations(page)
  await page.unroute('**/articles.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveCount(3)
  await expect(alert).toHaveCount(0)
})

/** The text of the noscript elements, which Playwright's locators ignore. */
const noscriptText = async (page: Page) =>
  (await page.locator('noscript').allTextContents()).join(' ')

test('without JavaScript the page has the first articles, the links and a note', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/company/news')
  await expect(titles(page)).toHaveCount(6)
  const chip = page.getByRole('link', { name: 'Events', exact: true })
  await expect(chip).toHaveAttribute('href', '/company/news?category=events')
  await expect(more(page)).toBeHidden()
  await expect(page.locator('a[href*="page="]')).toHaveCount(0)
  await chip.click()
  await expect(titles(page)).toHaveCount(6)
  expect(await noscriptText(page)).toContain('Filters and search need JavaScript.')
  await page.goto('/search?q=mica')
  expect(await noscriptText(page)).toContain('The search needs JavaScript.')
  await context.close()
})

import { expect, test } from '@playwright/test'
import { open } from '../site/on-page.ts'
import { more, status, titles } from './article-list.ts'

const link = { exact: true }

test('a chip narrows the news in place, in an address that Back leaves again', async ({ page }) => {
  await open(page, '/company/news')
  await expect(titles(page)).toHaveCount(6)
  await expect(status(page)).toHaveText('Showing 6 of 12 articles.')
  const chip = page.getByRole('link', { name: 'Partnerships', ...link })
  await chip.click()
  await expect(titles(page)).toHaveCount(2)
  await expect(page).toHaveURL('/company/news?category=partnerships')
  await expect(status(page)).toHaveText('Showing 2 of 2 articles in Partnerships.')
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/company/news')
  await expect(titles(page)).toHaveCount(6)
  await expect(chip).not.toHaveAttribute('aria-current')
  await page.goForward()
  await expect(titles(page)).toHaveCount(2)
})

test('a category of the blog says how much of the library is open', async ({ page }) => {
  await open(page, '/resources/blog')
  await page.getByRole('link', { name: /^24\s*Investigations/ }).click()
  await expect(status(page)).toHaveText(
    'Showing 4 of 4 articles in Investigations. 4 of 24 are open to read; the others are in the customer library.',
  )
})

test('a shared address shows what its sender saw', async ({ page }) => {
  await open(page, '/company/news?month=2025-10&q=screening')
  await expect(status(page)).toContainText('for “screening” from October 2025')
  await expect(titles(page).first()).toHaveText(/Screening passes 99.99%/)
  await expect(page.getByRole('searchbox', { name: 'Search news' })).toHaveValue('screening')
  await expect(page.getByRole('link', { name: 'October 2025 (8)' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('words are looked for in the whole text, within what was chosen', async ({ page }) => {
  await open(page, '/resources/blog?category=compliance')
  await expect(titles(page)).toHaveCount(4)
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('micro-transfer')
  await box.press('Enter')
  await expect(titles(page)).toHaveText(['Travel Rule: the unhosted wallet problem'])
  await expect(page).toHaveURL('/resources/blog?category=compliance&q=micro-transfer')
  await expect(status(page)).toBeInViewport()
})

test('where nothing is found there is a way out', async ({ page }) => {
  await open(page, '/resources/blog?q=zebra')
  await expect(page.getByRole('heading', { name: /Nothing we have published/ })).toBeVisible()
  await expect(status(page)).toHaveText('No articles for “zebra”.')
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(page).toHaveURL('/resources/blog')
  await expect(titles(page)).toHaveCount(6)
})

test('the list grows, focus goes to what is new, and a second click asks for nothing', async ({
  page,
}) => {
  await open(page, '/resources/blog')
  await more(page).dblclick()
  await expect(titles(page)).toHaveCount(12)
  await expect(page).toHaveURL('/resources/blog?page=2')
  await expect(titles(page).nth(6).getByRole('link')).toBeFocused()
  await expect(status(page)).toHaveText('Showing 12 of 13 articles.')
  await more(page).press('Enter')
  await expect(titles(page)).toHaveCount(13)
  await expect(more(page)).toHaveCount(0)
  await page.goBack()
  await expect(titles(page)).toHaveCount(12)
  await page.goBack()
  await expect(titles(page)).toHaveCount(6)
})

test('the featured article is not listed twice, and is found by its category', async ({ page }) => {
  await open(page, '/resources/blog')
  await expect(titles(page).filter({ hasText: 'Three bridges' })).toHaveCount(0)
  await open(page, '/resources/blog?category=investigations')
  await expect(titles(page).filter({ hasText: 'Three bridges' })).toHaveCount(1)
})

test('a choice below the list leads back up to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/company/news')
  await page.getByRole('link', { name: 'Seizures', ...link }).click()
  await expect(status(page)).toHaveText('Showing 2 of 2 articles tagged Seizures.')
  await expect(status(page)).toBeInViewport()
  await expect(page.locator('#recent [tabindex="-1"]').first()).toBeFocused()
})

test('an address that makes no sense shows the whole list', async ({ page }) => {
  await open(page, '/company/news?month=2025-13&page=-4')
  await expect(titles(page)).toHaveCount(6)
  await expect(status(page)).toHaveText('Showing 6 of 12 articles.')
})

test('an address that asks for more pages than there are asks the server for those only', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/articles?')) asked.push(request.url())
  })
  await open(page, '/company/news?page=500')
  await expect(status(page)).toHaveText('Showing 12 of 12 articles.')
  expect(asked).toHaveLength(2)
})

import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'
import { more, status, titles } from './article-list.ts'

const link = { exact: true }

test('a chip filters the news without a page load, and Back removes the filter from the URL', async ({
  page,
}) => {
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

test('a URL with filters restores the list', async ({ page }) => {
  await open(page, '/company/news?month=2025-10&q=screening')
  await expect(status(page)).toContainText('for “screening” from October 2025')
  await expect(titles(page).first()).toHaveText(/Screening passes 99.99%/)
  await expect(page.getByRole('searchbox', { name: 'Search news' })).toHaveValue('screening')
  await expect(page.getByRole('link', { name: 'October 2025' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a search covers the whole text and keeps the category', async ({ page }) => {
  await open(page, '/resources/blog?category=compliance')
  await expect(titles(page)).toHaveCount(4)
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await box.fill('micro-transfer')
  await box.press('Enter')
  await expect(titles(page)).toHaveText(['Travel Rule: the unhosted wallet problem'])
  await expect(page).toHaveURL('/resources/blog?category=compliance&q=micro-transfer')
  await expect(status(page)).toBeInViewport()
})

test('Load More appends articles, focuses the first new one, and ignores a double click', async ({
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

test('a tag below the list scrolls to the list and focuses it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/company/news')
  await page.getByRole('link', { name: 'Seizures', ...link }).click()
  await expect(status(page)).toHaveText('Showing 2 of 2 articles tagged Seizures.')
  await expect(status(page)).toBeInViewport()
  await expect(page.locator('#recent [tabindex="-1"]').first()).toBeFocused()
})

import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'
import { titles } from './article-list.ts'

const ARTICLE = '/resources/blog/the-change-output-that-gave-it-away'

test('the table of contents links to the headings, and is collapsed on a phone', async ({
  page,
}) => {
  await open(page, ARTICLE)
  const heading = page.getByRole('heading', { name: 'The three times we were wrong' })
  await page.getByRole('link', { name: 'The three times we were wrong' }).click()
  await expect(heading).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, ARTICLE)
  await expect(page.getByRole('link', { name: 'The three times we were wrong' })).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await page.getByRole('link', { name: 'The three times we were wrong' }).click()
  await expect(heading).toBeInViewport()
})

test('a tag links to all articles with it', async ({ page }) => {
  await open(page, ARTICLE)
  await page
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: 'Ransomware' })
    .click()
  await expect(page).toHaveURL('/resources/blog?tag=Ransomware')
  await expect(titles(page)).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(ARTICLE)
})

import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'
import { titles } from './article-list.ts'

const ARTICLE = '/resources/blog/the-change-output-that-gave-it-away'

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

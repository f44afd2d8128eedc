import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { atRest } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'
import { support, triggerOf } from './dialog-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const isShown = (page: Page) => expect(dialogOf(page)).toBeVisible()
/** The dialog is open and has its entry in the history, so its effects have run. */
const hasEntry = (page: Page) => expect(page).toHaveURL(/[?&]dialog=/)
const isGone = (page: Page) => expect(dialogOf(page)).toBeHidden()

test('Back closes a dialog; the rest of the address stays', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/resources/blog?category=investigations&dialog=technical-support#categories')
  await isShown(page)
  await page.goBack()
  await isGone(page)
  await expect(page).toHaveURL('/resources/blog?category=investigations#categories')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'in Investigations' })).toBeVisible()
})

test('an unknown dialog name is removed from the address', { tag: '@rare' }, async ({ page }) => {
  for (const name of ['nothing', '__proto__', '', '%22%5D', 'newsletter']) {
    await page.goto(`/legal/privacy-policy?dialog=${name}&from=mail`)
    await expect(page).toHaveURL('/legal/privacy-policy?from=mail')
    await isGone(page)
  }
})

test('a button adds the dialog to the address, and Back removes it and closes the dialog', async ({
  page,
}) => {
  await open(page, '/')
  const button = triggerOf(page, support)
  await button.click()
  await isShown(page)
  await expect(page).toHaveURL('/?dialog=technical-support')
  await page.goBack()
  await isGone(page)
  await expect(page).toHaveURL('/')
  await expect(button).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL('/')
  await atRest(page)
  await isGone(page)
  await expect(page).toHaveURL('/')
})

test('navigation closes a dialog, and Back does not open it', async ({ page }) => {
  await open(page, '/products/reactor')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await triggerOf(page, support).click()
  await hasEntry(page)
  await page.goBack()
  await isGone(page)
  await page.goBack()
  await expect(page).toHaveURL('/products/reactor')
  await isGone(page)
  await page.goForward()
  await expect(page).toHaveURL('/')
  await isGone(page)
  // The page is usable again.
  await triggerOf(page, support).click()
  await isShown(page)
})

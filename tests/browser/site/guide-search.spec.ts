import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { untilQuiet } from './at-rest.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const DOCUMENTATION = '/resources/documentation'
const SUPPORT = '/resources/support-center'

const band = (page: Page) => page.locator('#search')
const field = (page: Page) => band(page).getByRole('searchbox')
const status = (page: Page) => band(page).getByRole('status')
const found = (page: Page) => band(page).locator('ol').getByRole('link')

test('Enter loads the index, searches the guides of this area only, and writes the words to the URL', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const ofIndex = () => requests.filter((url) => url.includes('/api/search-index'))
  await open(page, DOCUMENTATION)
  await untilQuiet(page)
  expect(ofIndex()).toEqual([])
  await field(page).fill('signature')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\?q=signature$/)
  await expect(found(page).first()).toBeVisible()
  expect(ofIndex()).not.toEqual([])
  const links = await found(page).evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(links).toContain(`${DOCUMENTATION}/webhooks`)
  expect(links.filter((href) => !href?.startsWith(`${DOCUMENTATION}/`))).toEqual([])
})

test('every popular search has results', { tag: '@rare' }, async ({ page }) => {
  await open(page, SUPPORT)
  const popular = await band(page).locator('a[href^="?q="]').allInnerTexts()
  expect(popular.length).toBeGreaterThan(3)
  for (const query of popular) {
    await band(page).getByRole('link', { name: query, exact: true }).first().click()
    await expect(status(page)).toContainText(`for “${query}”`)
    await expect(status(page)).not.toContainText('Nothing')
    await expect(found(page)).not.toHaveCount(0)
  }
})

test('a search without results says so and offers support', async ({ page }) => {
  await open(page, `${DOCUMENTATION}?q=zzqqxx`)
  await expect(status(page)).toHaveText('Nothing found for “zzqqxx”')
  await expectNoAxeViolations(page)
  await band(page).getByRole('button', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL(/dialog=/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/q=zzqqxx$/)
  await band(page).getByRole('button', { name: 'Clear search' }).click()
  await expect(band(page).getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${DOCUMENTATION}$`))
  await expect(field(page)).toHaveValue('')
})

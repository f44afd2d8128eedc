import { expect, type Page, type Route } from '@playwright/test'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { test } from '../../support/site-test.ts'
import { atRest } from './at-rest.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const active = (page: Page) => page.getByRole('option', { selected: true })

test('Ctrl+K opens the search, results are grouped, Enter follows one, and Back does not reopen it', {
  tag: '@main-way',
}, async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('reactor')
  const products = page.getByRole('group', { name: 'Products' })
  await expect(products.getByRole('option', { name: /^Reactor/ })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/reactor/i)
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveCount(1)
  await expect(active(page)).toHaveText(/^Reactor/)
  await expectNothingBroken(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/reactor')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Investigate Crypto Crime' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a slash opens the search, except in a field or when the shortcut is off', {
  tag: '@rare',
}, async ({ page }) => {
  await open(page, '/')
  const email = page.getByRole('contentinfo').getByRole('textbox').first()
  await email.focus()
  await page.keyboard.press('/')
  await expect(email).toHaveValue('/')
  await email.fill('')
  await email.blur()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.getByRole('checkbox', { name: /opens the search/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await atRest(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})

test('arrow keys move through the suggestions and wrap, Escape returns focus', async ({ page }) => {
  await open(page, '/company/about')
  await button(page).click()
  await expect(active(page)).toHaveCount(1)
  const first = await active(page).textContent()
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText(first ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
})

test.describe('an index that is not there', () => {
  test.use({ expectedErrors: /status of 500/ })

  for (const [name, answer] of [
    ['failed', (route: Route) => route.fulfill({ status: 500 })],
    ['never answered', () => {}],
  ] as const) {
    const tag = name === 'failed' ? [] : ['@rare']
    test(`and ${name} is loaded by Try again`, { tag }, async ({ page }) => {
      await page.route('**/api/search-index', answer)
      await open(page, '/')
      await page.clock.install()
      await button(page).click()
      await expect(async () => {
        await page.clock.fastForward(11_000)
        await expect(page.getByText('The search could not be loaded.')).toBeVisible({
          timeout: 500,
        })
      }).toPass()
      await page.unroute('**/api/search-index')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    })
  }
})

test('the results page reads its words from the URL and writes them to it', async ({ page }) => {
  await open(page, '/search?q=sanctions')
  await expect(page.getByRole('searchbox')).toHaveValue('sanctions')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('travel rule')
  await expect(page).toHaveURL('/search?q=travel%20rule')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('travel rule')
})

test('the search has no axe violations at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A short page: axe also reads the page behind the dialog.
  await open(page, '/search?q=compliance')
  await expect(page.locator('mark').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await button(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await field(page).fill('compliance')
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await field(page).fill('qqzzxx')
  await expect(page.getByText('Nothing found for “qqzzxx”.')).toBeVisible()
  await expectNoAxeViolations(page)
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, menuButton, open, openMenus } from './on-page.ts'

const outsideTheHeader = (page: Page) => page.mouse.move(640, 700)

test.describe('with a pointer', () => {
  test('a menu closes 150 ms after the pointer leaves', async ({ page }) => {
    await open(page, '/')
    await page.clock.install()
    const products = menuButton(page, 'Products')
    await products.hover()
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
    await outsideTheHeader(page)
    await page.clock.runFor(149)
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(1)
    await expect(products).toHaveAttribute('aria-expanded', 'false')
  })

  test('each menu opens on hover and closes the one before, and a click keeps it open', async ({
    page,
  }) => {
    await open(page, '/')
    for (const name of ['Products', 'Solutions', 'Resources', 'Company']) {
      await menuButton(page, name).hover()
      await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true')
      await expect(openMenus(page)).toHaveCount(1)
    }
    // A click keeps it open, a second one or one elsewhere closes it.
    const company = menuButton(page, 'Company')
    await company.click()
    await expect(company).toHaveAttribute('aria-expanded', 'true')
    await company.click()
    await expect(company).toHaveAttribute('aria-expanded', 'false')
    await company.press('Enter')
    await page.mouse.click(640, 850)
    await expect(company).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('with the keyboard', () => {
  test('Enter and Space open and close a menu, Tab moves into it, Escape closes it', async ({
    page,
  }) => {
    await open(page, '/')
    const products = menuButton(page, 'Products')
    await products.focus()
    await page.keyboard.press('Enter')
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Reactor Trace funds/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(products).toHaveAttribute('aria-expanded', 'false')
    await expect(products).toBeFocused()
    await page.keyboard.press('Space')
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(menuButton(page, 'Solutions')).toBeFocused()
  })

  test('the first Tab focuses the skip link', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('entries', () => {
  test('following a link closes the menu, and Back does not reopen it', async ({ page }) => {
    await open(page, '/')
    await menuButton(page, 'Products').click()
    await page.getByRole('link', { name: /^Reactor Trace funds/ }).click()
    await expect(page).toHaveURL('/products/reactor')
    await outsideTheHeader(page)
    await expect(openMenus(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Investigate Crypto Crime' })).toBeVisible()
    await expect(openMenus(page)).toHaveCount(0)
  })
})

test('every menu ends in one row, whose first link is in the bar, too', async ({ page }) => {
  await open(page, '/')
  const panel = page.locator('[data-panel]:visible')
  for (const name of ['Solutions', 'Resources', 'Company', 'Products']) {
    await menuButton(page, name).click()
    const row = panel.getByRole('list').last().getByRole('link')
    await expect(row).toHaveText(['Pricing', 'Help for victims', 'Trust', 'Coverage', 'Press'])
  }
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('the header marks where the page is, also a page that no group of the menu lists', async ({
  page,
}) => {
  const current = page.getByRole('banner').locator('[aria-current]:visible')
  for (const [path, label] of [
    ['/company/trust', 'Company'],
    ['/resources/blog/three-bridges-in-nine-minutes', 'Resources'],
    ['/pricing', 'Pricing'],
  ] as const) {
    await open(page, path)
    await expect(current).toHaveText([label])
  }
})

test('Products: an icon and a line each, and a feature', async ({ page }) => {
  await open(page, '/')
  await menuButton(page, 'Products').click()
  const panel = page.locator('[data-panel]:visible')
  await expect(panel.locator('.menu-entry-icon').filter({ has: page.locator('svg') })).toHaveCount(
    7,
  )
  await expectNoAxeViolations(page)
  await panel
    .getByRole('link', { name: /^Article · November 18, 2026 Every Reactor customer/ })
    .click()
  await expect(page).toHaveURL('/company/news/bridge-tracing-for-every-customer')
  await expect(openMenus(page)).toHaveCount(0)
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { menuButton, open, openMenus } from './on-page.ts'

const outsideTheHeader = (page: Page) => page.mouse.move(640, 700)

test.describe('with a pointer', () => {
  test('a menu opens on hover', async ({ page }) => {
    await open(page, '/')
    const products = menuButton(page, 'Products')
    await expect(products).toHaveAttribute('aria-expanded', 'false')
    await products.hover()
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('link', { name: /^Reactor Trace funds/ })).toBeVisible()
  })

  test('a menu closes 150 ms after the pointer leaves', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const products = menuButton(page, 'Products')
    await products.hover()
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await outsideTheHeader(page)
    await page.clock.runFor(149)
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(1)
    await expect(products).toHaveAttribute('aria-expanded', 'false')
  })

  test('a menu stays open if the pointer returns in time', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const products = menuButton(page, 'Products')
    await products.hover()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await outsideTheHeader(page)
    await page.clock.runFor(100)
    await products.hover()
    await page.clock.runFor(1000)
    await expect(products).toHaveAttribute('aria-expanded', 'true')
  })

  test('a menu stays open while the pointer moves from the button into it', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const company = menuButton(page, 'Company')
    await company.hover()
    await expect(company).toHaveAttribute('aria-expanded', 'true')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page
      .getByRole('link', { name: /^About Why/ })
      .or(page.getByText('Who we are'))
      .first()
      .hover()
    await page.clock.runFor(1000)
    await expect(company).toHaveAttribute('aria-expanded', 'true')
  })

  test('only one menu is open at a time', async ({ page }) => {
    await open(page, '/')
    for (const name of ['Products', 'Solutions', 'Resources', 'Company']) {
      await menuButton(page, name).hover()
      await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true')
      await expect(openMenus(page)).toHaveCount(1)
    }
  })

  test('a click keeps a hovered menu open, a second click or a click elsewhere closes it', async ({
    page,
  }) => {
    await open(page, '/')
    const solutions = menuButton(page, 'Solutions')
    await solutions.click()
    await expect(solutions).toHaveAttribute('aria-expanded', 'true')
    await solutions.click()
    await expect(solutions).toHaveAttribute('aria-expanded', 'false')
    await solutions.focus()
    await page.keyboard.press('Enter')
    await expect(solutions).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(640, 850)
    await expect(solutions).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('with the keyboard', () => {
  test('Enter and Space open and close a menu, and Tab moves into an open one', async ({
    page,
  }) => {
    await open(page, '/')
    const products = menuButton(page, 'Products')
    await products.focus()
    await page.keyboard.press('Enter')
    await expect(products).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Reactor Trace funds/ })).toBeFocused()
    await products.focus()
    await page.keyboard.press('Space')
    await expect(products).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await expect(menuButton(page, 'Solutions')).toBeFocused()
  })

  test('Escape closes a menu and returns focus to the button', async ({ page }) => {
    await open(page, '/')
    const products = menuButton(page, 'Products')
    await products.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(products).toHaveAttribute('aria-expanded', 'false')
    await expect(products).toBeFocused()
  })

  test('Escape closes a menu that was opened by hover', async ({ page }) => {
    await open(page, '/')
    await menuButton(page, 'Resources').hover()
    await expect(openMenus(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('a menu closes when focus leaves it', async ({ page }) => {
    await open(page, '/')
    const company = menuButton(page, 'Company')
    await company.focus()
    await page.keyboard.press('Enter')
    await expect(company).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(menuButton(page, 'Resources')).toBeFocused()
    await expect(company).toHaveAttribute('aria-expanded', 'false')
  })

  test('arrow keys move between the buttons and into an open menu', async ({ page }) => {
    await open(page, '/')
    await menuButton(page, 'Products').focus()
    await page.keyboard.press('ArrowRight')
    await expect(menuButton(page, 'Solutions')).toBeFocused()
    await page.keyboard.press('End')
    await expect(menuButton(page, 'Company')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: /^Reactor Trace funds/ })).toBeFocused()
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
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('an entry without a target is plain text', async ({ page }) => {
    await open(page, '/')
    await menuButton(page, 'Solutions').click()
    const panel = page.locator('[data-panel]:visible')
    await expect(panel.getByText('Government', { exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Government' })).toHaveCount(0)
    await expect(page.locator('a:not([href]), a[href=""], a[href="#"]')).toHaveCount(0)
  })

  test('the current page is marked', async ({ page }) => {
    await open(page, '/products/reactor')
    await menuButton(page, 'Products').click()
    const current = page.locator('header a[aria-current=page]')
    await expect(current).toHaveCount(1)
    await expect(current).toContainText('Reactor')
    const underline = (menu: string) => menuButton(page, menu).locator('span')
    await expect(underline('Products')).toHaveCSS('border-bottom-color', 'rgb(14, 27, 48)')
    await expect(underline('Company')).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  })

  test('login and sign-up link to their routes', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(header.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
      'href',
      '/signup',
    )
  })
})

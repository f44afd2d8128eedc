import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { menuButton, open, openMenus } from './on-page.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const drawerButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test('the drawer shows sections, one open at a time, and both account links', async ({ page }) => {
  await open(page, '/')
  await expect(menuButton(page, 'Products')).toBeHidden()
  await drawerButton(page).tap()
  await expect(drawerButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Help for victims' }),
  ).toBeInViewport()
  await menuButton(page, 'Products').tap()
  await expect(page.getByRole('link', { name: /^Reactor Trace funds/ })).toBeVisible()
  await menuButton(page, 'Company').tap()
  await expect(menuButton(page, 'Company')).toHaveAttribute('aria-expanded', 'true')
  await expect(openMenus(page)).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeInViewport()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Get Started Free' }),
  ).toBeInViewport()
})

test('opening another section keeps its heading in view', { tag: '@rare' }, async ({ page }) => {
  await open(page, '/')
  await drawerButton(page).tap()
  await menuButton(page, 'Resources').tap()
  await menuButton(page, 'Company').scrollIntoViewIfNeeded()
  await menuButton(page, 'Company').tap()
  await expect(menuButton(page, 'Company')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /^About Our story/ })).toBeVisible()
})

test('a link and Escape close the drawer, and Back does not reopen it', async ({ page }) => {
  await open(page, '/')
  await drawerButton(page).tap()
  await menuButton(page, 'Products').tap()
  await page.getByRole('link', { name: /^Reactor Trace funds/ }).tap()
  await expect(page).toHaveURL('/products/reactor')
  await expect(drawerButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuButton(page, 'Products')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Investigate Crypto Crime' })).toBeVisible()
  await expect(drawerButton(page)).toHaveAttribute('aria-expanded', 'false')
  await drawerButton(page).press('Enter')
  await menuButton(page, 'Resources').press('Enter')
  await page.keyboard.press('Escape')
  await expect(drawerButton(page)).toBeFocused()
  await expect(drawerButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the drawer scrolls to its last entry', { tag: '@rare' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/')
  await drawerButton(page).tap()
  await menuButton(page, 'Company').tap()
  const last = page.getByRole('banner').getByRole('link', { name: /^Contact/ })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { atRest } from './at-rest.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const DEFINITION = 'Organizations under contract, plus firms and individuals'

const figure = (page: Page) => page.getByRole('link', { name: '1,000+', exact: true })
const panels = (page: Page) => page.getByRole('dialog', { name: /^What .* counts$/ })
const panel = (page: Page) => panels(page).filter({ hasText: DEFINITION })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })

    test('a click on a figure opens what it counts, and a click elsewhere closes it', async ({
      page,
    }) => {
      await open(page, '/')
      await figure(page).click()
      await expect(panel(page)).toBeVisible()
      await expect(panel(page)).toBeFocused()
      await expect(panel(page)).toContainText(/Contract register, Finance, \w+ \d+, \d{4}/)
      const box = await panel(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: '$500M+', exact: true }).click()
      await expect(panels(page)).toHaveCount(1)
      await expect(panel(page)).toBeHidden()
      await page.mouse.click(4, 400)
      await expect(panels(page)).toHaveCount(0)
      // It goes with its figure instead of lying over the header, and keeps no shortcut.
      await figure(page).click()
      await expect(panel(page)).toBeVisible()
      await page.mouse.wheel(0, 2000)
      await expect(panels(page)).toHaveCount(0)
      await figure(page).click()
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible()
    })
  })
}

test('Enter opens a figure, Escape closes it, and its link leads to the register', async ({
  page,
}) => {
  await open(page, '/')
  await figure(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(figure(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company\/press#figure-allCustomers$/)
  await expect(page.locator('#figure-allCustomers')).toBeInViewport()
})

test('a second click and Tab past the last control close it; what React drew stays as it was', async ({
  page,
}) => {
  await open(page, '/')
  await figure(page).click()
  await expect(panel(page)).toBeFocused()
  // A note that is changed before hydration makes React draw the whole page anew.
  await expect(
    page.locator('[data-figure-note] :is(a, button), [data-figure-note][popover]'),
  ).toHaveCount(0)
  await figure(page).click()
  await atRest(page)
  await expect(panel(page)).toBeHidden()
  await figure(page).press('Enter')
  await expect(panel(page)).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: '$500M+', exact: true })).toBeFocused()
  await expect(panel(page)).toBeHidden()
})

test('it stays beside its figure when the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/')
  const last = page.locator('[data-figure]').last()
  await last.click()
  await expect(panels(page)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => {
      const [box, value] = [await panels(page).boundingBox(), await last.boundingBox()]
      return box && value && box.x + box.width <= 390 && Math.abs(box.y - value.y) < 400
    })
    .toBe(true)
})

test('with Ctrl the register opens in a new tab', async ({ page, context }) => {
  await open(page, '/')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    figure(page).click({ modifiers: ['Control'] }),
  ])
  await expect(tab).toHaveURL(/#figure-allCustomers$/)
  await expect(panel(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a figure is a link to its place in the register', async ({ page }) => {
    await page.goto('/')
    await figure(page).click()
    await expect(page).toHaveURL(/\/company\/press#figure-allCustomers$/)
    await expect(page.locator('#figure-allCustomers')).toBeInViewport()
  })
})

import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, menuButton, open } from './on-page.ts'

// `every-route` checks the other routes.
const PATHS = ['/there/is/no/such-page']
const MENUS = ['Products', 'Solutions', 'Resources', 'Company']

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    for (const path of PATHS) {
      test(`${path} has no axe violations`, async ({ page }) => {
        await open(page, path)
        await expectNoAxeViolations(page)
      })
    }

    test('open menus have no axe violations', async ({ page }) => {
      await open(page, '/')
      if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      for (const name of MENUS) {
        await menuButton(page, name).click()
        await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true')
        await expectNoAxeViolations(page)
      }
    })

    test('every question of a product page opens, without axe violations', async ({ page }) => {
      await open(page, '/products/reactor')
      const questions = page.locator('main details')
      await expect(questions).not.toHaveCount(0)
      for (const question of await questions.all()) await question.locator('summary').click()
      await expect(page.locator('main details:not([open])')).toHaveCount(0)
      await expectNoAxeViolations(page)
    })
  })
}

test('no animation runs in reduced motion', async ({ page }) => {
  await open(page, '/')
  const running = () => page.evaluate(() => document.getAnimations().length)
  expect(await running()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await running()).toBe(0)
})

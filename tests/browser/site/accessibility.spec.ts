import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, menuButton, open, openFolds } from './on-page.ts'

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    test('an open menu and the opened questions of a product page have no axe violations', async ({
      page,
    }) => {
      await open(page, '/products/reactor')
      if (width < 1024) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menuButton(page, 'Resources').click()
      await expect(menuButton(page, 'Resources')).toHaveAttribute('aria-expanded', 'true')
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.locator('main details')).not.toHaveCount(0)
      await openFolds(page)
      await expectNoAxeViolations(page)
    })
  })
}

import { expect, type Locator } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { menuButton, open } from './on-page.ts'

test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

test('every popup has an edge', async ({ page }) => {
  await open(page, '/')
  await menuButton(page, 'Products').click()
  await expectEdge(page.locator('[data-panel]:visible'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expectEdge(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.locator('[data-cookie-settings]').click()
  await expectEdge(page.getByRole('dialog'))
  await open(page, '/?dialog=technical-support')
  await expectEdge(page.getByRole('dialog'))
})

/** Forced colors remove shadows and give all backgrounds one color, so that only a line separates a popup. */
async function expectEdge(popup: Locator) {
  await expect(popup).toBeVisible()
  const lines = await popup.evaluate((element) => {
    const { borderTopWidth, borderBottomWidth, outlineStyle, outlineWidth } =
      getComputedStyle(element)
    return outlineStyle === 'none'
      ? [borderTopWidth, borderBottomWidth]
      : [outlineWidth, outlineWidth]
  })
  expect(lines.map(Number.parseFloat).every((width) => width >= 1)).toBe(true)
}

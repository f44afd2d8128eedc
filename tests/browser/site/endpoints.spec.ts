import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('links to endpoints', () => {
  // Without smooth scrolling, so that the scroll positions are final.
  test.use({ reducedMotion: 'reduce' })

  test('a URL opens an endpoint, and Back returns to the scroll position', async ({ page }) => {
    await open(page, '/resources/api-reference#post-v1-screen-address')
    const endpoint = page.locator('#post-v1-screen-address')
    await expect(endpoint).toBeInViewport()
    await expect(endpoint).toContainText('check_sanctions')
    const before = await scrollY(page)
    expect(before).toBeGreaterThan(0)
    await page
      .getByRole('navigation', { name: 'Groups of endpoints' })
      .getByText('Webhooks')
      .click()
    await expect(page).toHaveURL(/#endpoints-webhooks$/)
    await expect(page.locator('#endpoints-webhooks')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/#post-v1-screen-address$/)
    await expect.poll(() => scrollY(page)).toBe(before)
  })
})

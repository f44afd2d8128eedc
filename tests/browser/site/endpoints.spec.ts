import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The scroll positions in the frames after an action. */
async function positionsAfter(page: Page, press: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    const note = () => {
      positions.push(Math.round(window.scrollY))
      if (positions.length < 90) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await press()
  await page.waitForFunction(
    () => (window as unknown as { positions: number[] }).positions.length >= 90,
  )
  return page.evaluate(() => (window as unknown as { positions: number[] }).positions)
}

const view = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'View Documentation' }).first()

async function expectAtEndpoints(page: Page) {
  await expect(page.locator('#endpoints')).toBeFocused()
  const top = await page.locator('#endpoints').evaluate((it) => it.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(200)
}

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('View Documentation scrolls smoothly to the endpoints and moves focus', async ({ page }) => {
    await open(page, '/resources/api-reference')
    const positions = await positionsAfter(page, () => view(page).click())
    await expectAtEndpoints(page)
    const end = positions.at(-1) ?? 0
    const between = new Set(positions.filter((position) => position > 0 && position < end))
    expect(between.size).toBeGreaterThan(2)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Address/ }).first()).toBeFocused()
  })
})

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

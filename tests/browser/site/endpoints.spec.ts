import { expect, type Page, test } from '@playwright/test'
import { open } from './on-page.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The places of the window in the frames after a press. */
async function placesAfter(page: Page, press: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const note = () => {
      places.push(Math.round(window.scrollY))
      if (places.length < 90) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await press()
  await page.waitForFunction(() => (window as unknown as { places: number[] }).places.length >= 90)
  return page.evaluate(() => (window as unknown as { places: number[] }).places)
}

const view = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'View Documentation' }).first()

async function expectAtEndpoints(page: Page) {
  await expect(page.locator('#endpoints')).toBeFocused()
  const top = await page.locator('#endpoints').evaluate((it) => it.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(200)
}

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('View Documentation scrolls smoothly to the endpoints, and the focus goes along', async ({
    page,
  }) => {
    await open(page, '/resources/api-reference')
    const places = await placesAfter(page, () => view(page).click())
    await expectAtEndpoints(page)
    const end = places.at(-1) ?? 0
    const between = new Set(places.filter((place) => place > 0 && place < end))
    expect(between.size).toBeGreaterThan(2)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Address/ }).first()).toBeFocused()
  })
})

test.describe('where motion is not', () => {
  test.use({ reducedMotion: 'reduce' })

  test('it is there at once', async ({ page }) => {
    await open(page, '/resources/api-reference')
    const places = await placesAfter(page, async () => {
      await view(page).focus()
      await page.keyboard.press('Enter')
    })
    await expectAtEndpoints(page)
    expect(new Set(places.filter((place) => place > 0)).size).toBe(1)
  })
})

test.describe('links to endpoints', () => {
  // So that a place is a place, and not one on the way.
  test.use({ reducedMotion: 'reduce' })

  test('an endpoint can be linked, and Back returns to where one was', async ({ page }) => {
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

import { expect } from '@playwright/test'
import { decidedVisitor, newVisitor } from '../../support/decided-visitor.ts'
import { testUrls } from '../../support/test-urls.ts'
import { load, shiftsOf } from '../every-route/load.ts'
import { untilChatKnown, untilQuiet } from '../site/at-rest.ts'
import { expectNoAxeViolations, menuButton, open } from '../site/on-page.ts'
import {
  banner,
  button,
  expectNoBanner,
  footerButton,
  settings,
  stored,
  test,
  toggle,
} from './consent-page.ts'

test.describe('a new visitor', () => {
  test.use({ storageState: newVisitor })

  test('is asked, without a layout shift, and nothing from other origins is loaded', async ({
    page,
    chat,
  }) => {
    const { layoutShift, crossOrigin } = await load(page, '/resources/support-center')
    await expect(banner(page)).toBeVisible()
    await untilChatKnown(page)
    await untilQuiet(page)
    const after = await shiftsOf(page)
    expect(after.layoutShift).toBe(layoutShift)
    expect(crossOrigin).toEqual([])
    expect(chat.requests).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('Reject non-essential is remembered, here and on the next page', async ({
    page,
    chat,
    analytics,
  }) => {
    await open(page, '/')
    await button(page, 'Reject non-essential').click()
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ choice: 'essential', categories: [], version: '1' })
    await page.reload()
    await expectNoBanner(page)
    await menuButton(page, 'Company').click()
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL(/company\/about/)
    await expect(banner(page)).toHaveCount(0)
    expect([...chat.requests, ...analytics.requests]).toEqual([])
  })

  test.describe('without storage', () => {
    // The provider's own script fails.
    test.use({ expectedErrors: /denied/ })

    test('the choice counts until the page is left', { tag: '@rare' }, async ({
      page,
      chat,
      analytics,
    }) => {
      // What a browser does that blocks site data.
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('denied', 'SecurityError')
        }
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, storage, { get: refuse })
      })
      await open(page, '/legal/compliance')
      await button(page, 'Accept all').click()
      await expect(banner(page)).toHaveCount(0)
      await expect.poll(() => chat.requests.length && analytics.requests.length).toBeGreaterThan(0)
      await footerButton(page).click()
      await expect(toggle(page, 'Social')).toBeChecked()
      await settings(page).getByRole('button', { name: 'Reject non-essential' }).click()
      await expect(settings(page)).toHaveCount(0)
      await page.reload()
      await expect(banner(page)).toBeVisible()
    })
  })

  test('customizes: nothing is preselected, Esc decides nothing, Save does', async ({ page }) => {
    await open(page, '/')
    await button(page, 'Customize').click()
    await expect(settings(page)).toBeVisible()
    await expect(settings(page).getByRole('switch', { checked: true })).toHaveCount(1)
    await expect(toggle(page, 'Necessary')).toBeDisabled()
    await toggle(page, 'Analytics').click()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toHaveCount(0)
    await expect(button(page, 'Customize')).toBeFocused()
    expect(await stored(page)).toBeNull()

    await button(page, 'Customize').click()
    await expect(toggle(page, 'Analytics')).not.toBeChecked()
    await toggle(page, 'Marketing').click()
    await settings(page).getByRole('button', { name: 'Save choice' }).click()
    await expect(banner(page)).toHaveCount(0)
    expect(await stored(page)).toMatchObject({ choice: 'custom', categories: ['marketing'] })
  })

  test('with a keyboard: reaches it first, is not trapped, and sees the focused element', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await expect(banner(page)).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'Optional cookies are off' }),
    ).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Customize')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()

    await footerButton(page).focus()
    const [foot, cover] = await Promise.all([
      footerButton(page).boundingBox(),
      banner(page).boundingBox(),
    ])
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0)
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const { left, top, width, height } =
        document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return (
        document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement
      )
    })
    expect(covered).toBe(false)
  })

  test('is not asked in the Studio’s preview', { tag: '@rare' }, async ({ page }) => {
    const { site, studio } = testUrls()
    await page.goto(studio)
    const quiet = page.waitForEvent('console', (message) =>
      message.text().startsWith('Chat widget:'),
    )
    await page.evaluate((src) => {
      document.body.innerHTML = `<iframe src="${src}" width="900" height="700"></iframe>`
    }, `${site}/legal/compliance`)
    await quiet
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  })

  test('axe finds nothing in the banner and in the settings at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/legal/cookie-policy')
    await expect(banner(page)).toBeVisible()
    const [accept, reject] = await Promise.all([
      button(page, 'Accept all').boundingBox(),
      button(page, 'Reject non-essential').boundingBox(),
    ])
    expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height])
    expect((await banner(page).boundingBox())?.height).toBeLessThan(844 * 0.3)
    await expectNoAxeViolations(page)
    await button(page, 'Customize').click()
    await expect(settings(page)).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('a visitor who has chosen', () => {
  test('is asked again when the text has a new version', async ({ browser }) => {
    const context = await browser.newContext({ storageState: decidedVisitor({ version: '0' }) })
    const page = await context.newPage()
    await open(page, '/legal/compliance')
    await expect(banner(page)).toBeVisible()
    await context.close()
  })

  test('changes their mind from the footer', async ({ page }) => {
    await open(page, '/legal/compliance')
    await footerButton(page).click()
    await toggle(page, 'Social').click()
    await settings(page).getByRole('button', { name: 'Save choice' }).click()
    await expect(footerButton(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toHaveCount(1)
    expect(await stored(page)).toMatchObject({ choice: 'custom', categories: ['social'] })
    await footerButton(page).click()
    await expect(toggle(page, 'Social')).toBeChecked()
    await settings(page).getByRole('button', { name: 'Reject non-essential' }).click()
    expect(await stored(page)).toMatchObject({ choice: 'essential', categories: [] })
  })
})

test.describe('a browser that sends Global Privacy Control', () => {
  test.use({ storageState: newVisitor })
  test.beforeEach(({ page }) =>
    // Playwright cannot make a browser send it.
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ),
  )

  test('is honored without a banner, and the settings say so', async ({ page }) => {
    await open(page, '/legal/compliance')
    await expectNoBanner(page)
    await footerButton(page).click()
    await expect(settings(page)).toContainText('Global Privacy Control')
    for (const name of ['Analytics', 'Marketing', 'Social'])
      await expect(toggle(page, name)).toBeDisabled()
    await expect(toggle(page, 'Chat')).toBeEnabled()
    await expect(settings(page).getByRole('button', { name: 'Accept all' })).toHaveCount(0)
  })
})

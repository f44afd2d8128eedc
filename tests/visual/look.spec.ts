import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { dialogForms } from '@/leads/forms/forms.gen'
import { menuButton, open } from '../browser/site/on-page.ts'
import { newVisitor } from '../support/decided-visitor.ts'
import { enterDraftMode } from '../support/enter-draft-mode.ts'
import { EVERY_ROUTE } from '../support/every-route.ts'
import { test } from '../support/site-test.ts'
import { stackClient } from '../support/stack-client.ts'
import { testUrls } from '../support/test-urls.ts'

// Pictures of this version against those of another one (README.md of tests). All differences of a page are reported.
const PATHS = [...EVERY_ROUTE, '/search?q=zzzzzz', '/there-is-no-such-page']
const NOW = Date.now()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    /** Compares the page, the window or an element with its picture in the baseline. */
    async function look(page: Page, name: string, what: 'page' | 'window' | Locator = 'page') {
      await settle(page)
      const picture = [String(width), `${name.replace(/[^\w-]+/g, '-')}.png`]
      const options = { stylePath: join(import.meta.dirname, 'look.css'), maxDiffPixels: 0 }
      if (typeof what === 'object') await expect.soft(what).toHaveScreenshot(picture, options)
      else
        await expect.soft(page).toHaveScreenshot(picture, { ...options, fullPage: what === 'page' })
    }

    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(NOW)
      await page.addInitScript(repeatChance)
    })

    for (const path of PATHS) {
      test(`page ${path}`, async ({ page }) => {
        await open(page, path)
        await look(page, `page ${path}`)
      })
    }

    for (const name of Object.keys(dialogForms)) {
      test(`dialog ${name}`, async ({ page }) => {
        // In full height.
        await page.setViewportSize({ width, height: 4000 })
        await open(page, `/?dialog=${name}`)
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await look(page, `dialog ${name}`, dialog)
        await dialog.locator('[type=submit]').dispatchEvent('click')
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
        await look(page, `dialog ${name} with errors`, dialog)
      })
    }

    test('menus', async ({ page }) => {
      await open(page, '/')
      if (width < 1000) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      for (const name of await page.locator('header button[data-menu]').allInnerTexts()) {
        await menuButton(page, name).dispatchEvent('click')
        await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true')
        await look(page, `menu ${name}`, 'window')
      }
    })

    test.describe('before an answer', () => {
      test.use({ storageState: newVisitor })

      test('consent', async ({ page }) => {
        await open(page, '/')
        const customize = page.getByRole('button', { name: 'Customize' })
        await expect(customize).toBeVisible()
        await look(page, 'consent banner', 'window')
        await customize.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look(page, 'consent settings', 'window')
      })
    })

    test('gallery', async ({ page, context }) => {
      test.setTimeout(600_000)
      const cookies = await enterDraftMode(stackClient(), '/gallery')
      await context.addCookies(
        cookies.split('; ').map((cookie) => {
          const [name = '', ...value] = cookie.split('=')
          return { name, value: value.join('='), url: testUrls().site }
        }),
      )
      await open(page, '/gallery')
      for (const entry of await page
        .locator('main [id]')
        .filter({ has: page.locator('[data-exhibit]') })
        .all())
        await look(page, `gallery ${await entry.getAttribute('id')}`, entry)
    })
  })
}

/** Waits for all fonts and images, also those below the fold. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // An optional font that comes after the first paint is not shown, so two pictures of one page could differ.
    for (const sheet of document.styleSheets) {
      for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
        if (!/^@font-face.*font-display: optional/.test(cssText)) continue
        sheet.deleteRule(index)
        sheet.insertRule(cssText.replace('optional', 'swap'), index)
      }
    }
    for (const image of document.images) image.loading = 'eager'
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })

/** Runs in the page before its scripts: random numbers and ids are the same in every run. */
function repeatChance() {
  let state = 1
  Math.random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  let count = 0
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}` as const
}

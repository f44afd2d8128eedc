import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { atRest, untilChatKnown, untilQuiet } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { openDialog, support, triggerOf } from './dialog-page.ts'
import { UNSENT } from './submissions.ts'

test.use({ expectedErrors: UNSENT })

test('the code of a dialog, at most 63 KB, loads when its button is hovered, not before', async ({
  page,
}) => {
  await open(page, '/')
  const button = triggerOf(page, support)
  await button.scrollIntoViewIfNeeded()
  await untilChatKnown(page)
  await untilQuiet(page)
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await button.hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  // One script loads the next.
  await untilQuiet(page)
  const pointed = scripts.length
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(scripts).toHaveLength(pointed)
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await script.body()).length),
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(63_000)
})

test('a click while the code loads opens the dialog, and the button shows that it is busy', async ({
  page,
}) => {
  await open(page, '/')
  await untilQuiet(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  const button = triggerOf(page, support)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  gate.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
})

test('a failure to load is shown, and trying again opens the dialog', async ({ page }) => {
  await open(page, '/')
  await untilQuiet(page)
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await triggerOf(page, support).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The form could not be loaded.' })
  await expect(alert).toBeVisible()
  // After a deployment only another page has code that exists.
  const asPage = alert.getByRole('link', { name: 'Open it as a page' })
  await expect(asPage).toHaveAttribute('href', /^\/forms\/technical-support\?/)
  await page.unroute('**/_next/static/chunks/**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(alert).toBeHidden()
})

test('with the keyboard: opens, traps focus and restores it', async ({ page }) => {
  await open(page, '/')
  const button = triggerOf(page, support)
  await button.focus()
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First name')).toBeFocused()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    // A focus guard at the end of the dialog moves the focus to its start a moment later.
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(inside, `after ${step + 1} steps the focus is in the dialog`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the page behind is inert and does not scroll', async ({ page }) => {
  await open(page, '/')
  const button = triggerOf(page, support)
  await button.scrollIntoViewIfNeeded()
  await atRest(page)
  const place = () =>
    button.evaluate((element) => {
      const { top, left } = element.getBoundingClientRect()
      return { top, left }
    })
  const before = await place()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await place()).toEqual(before)
  await page.mouse.move(5, 450)
  await turnWheel(page)
  await atRest(page)
  expect(await place()).toEqual(before)
  // Assistive technology sees only the dialog.
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await place()).toEqual(before)
  // The same wheel event now scrolls the page.
  await turnWheel(page)
  await expect.poll(place).not.toEqual(before)
})

/** Turns the wheel, and waits until the page has handled it. */
async function turnWheel(page: Page): Promise<void> {
  const heard = page.evaluate(async () => {
    await new Promise((resolve) => window.addEventListener('wheel', resolve, { once: true }))
  })
  // The page evaluates in order, so the listener is there after this.
  await page.evaluate(() => undefined)
  await page.mouse.wheel(0, 600)
  await heard
}

test('Cancel empties the form; Escape keeps what was typed', async ({ page }) => {
  const dialog = await openDialog(page, support)
  await dialog.getByLabel('Subject').fill('Draft')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await triggerOf(page, support).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Draft')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await triggerOf(page, support).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('')
})

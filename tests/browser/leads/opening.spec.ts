import { gzipSync } from 'node:zlib'
import { expect, type Response } from '@playwright/test'
import { untilChatKnown, untilQuiet } from '../site/at-rest.ts'
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

test('with the keyboard: opens, and restores the focus', async ({ page }) => {
  await open(page, '/')
  const button = triggerOf(page, support)
  await button.focus()
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

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

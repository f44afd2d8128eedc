import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { test } from './bot-test.ts'
import { type DialogCase, dialogs, openDialog, support, triggerOf } from './dialog-page.ts'
import { holdBack } from './submissions.ts'

/** The dialogs that differ most. */
const USUAL = ['Free Investigation Request', 'Job Application']

// Colors are checked without transitions.
test.use({ reducedMotion: 'reduce' })

const PHONE = { width: 390, height: 844 }

async function axeFindings(page: Page): Promise<string[]> {
  // Without frames, which no page has, axe takes half the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include('[role=dialog]')
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Keeps the success message open; the closing timer has its own test (timings.spec.ts). */
async function keepSuccess(page: Page, { closesAfter }: DialogCase): Promise<void> {
  await page.addInitScript((closing) => {
    const { setTimeout } = window
    window.setTimeout = ((task: () => void, ms?: number) =>
      setTimeout(task, ms === closing ? 600_000 : ms)) as typeof window.setTimeout
  }, closesAfter)
}

async function closeSuccess(dialog: Locator): Promise<void> {
  await dialog.getByText('Close', { exact: true }).click()
  await expect(dialog).toBeHidden()
}

for (const which of dialogs) {
  const { title, submit, busy, success, formType, keepsAnswers, helpful } = which
  const tag = which === support ? '@main-way' : USUAL.includes(title) ? [] : '@rare'

  test(`${title}: opened, in error, sending, sent`, { tag }, async ({ page, bot }) => {
    await keepSuccess(page, which)
    const letGo = await holdBack(page)
    const dialog = await openDialog(page, which)
    expect((await dialog.boundingBox())?.width).toBe(which.width)

    await dialog.getByRole('button', { name: submit }).click()
    const first = dialog.locator('[aria-invalid=true]').first()
    await expect(first).toBeFocused()
    await expect(first).toHaveAccessibleDescription(/fill out|required/)
    expect(await axeFindings(page), 'in error').toEqual([])
    // Said together with what is missing, not after it.
    const email = dialog.getByRole('textbox', { name: /email/i }).first()
    await email.fill('ann@example')
    await dialog.getByRole('button', { name: submit }).click()
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await email.clear()

    await which.fill(dialog, bot.mark)
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)
    await dialog.getByRole('button', { name: submit }).click()
    const sending = dialog.getByRole('button', { name: busy })
    await expect(sending).toBeDisabled()
    await expect(sending.locator('svg')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(dialog.getByRole('status').filter({ hasText: busy })).toHaveCount(1)
    if (which === support) expect(await axeFindings(page), 'sending').toEqual([])

    letGo()
    await expect(dialog.getByRole('heading', { name: success })).toBeFocused()
    await expect(dialog.getByRole('status').filter({ hasText: success })).toHaveCount(1)
    await expect(dialog).toContainText(`We write to ${bot.mark}@example.org`)
    if (which === support) expect(await axeFindings(page), 'sent').toEqual([])
    await expectNothingBroken(page)
    await expect.poll(() => bot.messages().length).toBe(1)
    expect(bot.messages()[0]).toMatch(new RegExp(`^New ${formType} Submission\n`))
    expect(bot.refusals).toEqual([])

    await closeSuccess(dialog)
    const receipt = page.getByRole('article', { name: `Sent: ${formType}` })
    // One that says what to do meanwhile is read next, wherever on the page the dialog was opened.
    if (helpful.length > 0) {
      await expect(receipt).toBeFocused()
      await expect(receipt).toBeInViewport({ ratio: 1 })
    } else await expect(triggerOf(page, which)).toBeFocused()
    for (const [name, path] of helpful) {
      const link = receipt.getByRole('link', { name })
      // None to the page that the visitor is on.
      if (path === which.page) await expect(link).toHaveCount(0)
      else await expect(link).toHaveAttribute('href', path)
      expect((await page.request.get(path)).status()).toBe(200)
    }
    await triggerOf(page, which).click()
    await expect(dialog.locator('[name=email]')).toHaveValue(keepsAnswers ? /@/ : '')
  })
}

test('a dialog fills a phone, and has room for the fields in landscape', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const dialog = await openDialog(page, support)
  expect(await dialog.boundingBox()).toMatchObject(PHONE)
  await page.setViewportSize({ width: 667, height: 375 })
  expect((await dialog.boundingBox())?.height).toBe(375)
  const submit = dialog.getByRole('button', { name: support.submit })
  await submit.click()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await dialog.getByLabel('Actual result').fill('It is not there.')
  for (const control of [dialog.getByLabel('Actual result'), submit])
    await expect(control).toBeInViewport({ ratio: 1 })
  expect(await axeFindings(page)).toEqual([])
})

test('the summary of errors covers no field on a phone', async ({ page, bot }) => {
  await page.setViewportSize(PHONE)
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByLabel(/^I agree/).uncheck()
  const field = dialog.getByLabel('Description')
  await field.fill('')
  await dialog.getByRole('button', { name: support.submit }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please check')
  await expect(field).toBeFocused()
  const isSeen = () =>
    dialog.locator('[id$="-description-error"]').evaluate((text) => {
      const { left, bottom } = text.getBoundingClientRect()
      return text.contains(document.elementFromPoint(left + 4, bottom - 4))
    })
  await expect.poll(isSeen).toBe(true)
})

test('the linked terms open in a new tab, and what is typed stays', async ({ page }) => {
  const dialog = await openDialog(page, support)
  await dialog.getByLabel('Subject').fill('A flow is missing')
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'privacy policy' }).click()
  await expect(await opened).toHaveURL('/legal/privacy-policy')
  await expect(dialog.getByLabel('Subject')).toHaveValue('A flow is missing')
  await expect(dialog.getByLabel(/^I agree/)).not.toBeChecked()
})

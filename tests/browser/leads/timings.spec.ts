import { expect, type Page } from '@playwright/test'
import { test } from './bot-test.ts'
import { openDialog, support, triggerOf } from './dialog-page.ts'
import { holdBack, kept } from './submissions.ts'

// Uses a fake clock, which stops once a form is filled in.
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ page }) => page.clock.install())

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
}

/** Advances the page's clock in small steps, between which React can render. */
async function runInSteps(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 20) await page.clock.runFor(20)
}

/** Advances the page's clock in small steps until the text is visible. */
async function goOnUntil(page: Page, text: string): Promise<void> {
  const heading = page.getByRole('dialog').getByRole('heading', { name: text })
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(heading).toBeVisible({ timeout: 100 })
  }).toPass()
}

test('controls are disabled while it is sent; two seconds after success it closes', async ({
  page,
  bot,
}) => {
  const letGo = await holdBack(page)
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await stopClock(page)
  await dialog.getByRole('button', { name: support.submit }).click()
  await expect(dialog.getByRole('button', { name: support.busy })).toBeDisabled()
  await expect(dialog.getByLabel('Subject')).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)
  await expect(dialog).toBeVisible()
  letGo()
  await goOnUntil(page, support.success)
  await expect(dialog.getByText(/support request was submitted successfully/i).last()).toBeVisible()
  await page.clock.runFor(1850)
  await expect(dialog).toBeVisible()
  await runInSteps(page, 260)
  await expect(dialog).toBeHidden()
  await expect(triggerOf(page, support)).toBeFocused()
  await expect(page).toHaveURL('/')
  expect(await kept(page)).toEqual([])

  const receipt = page.getByRole('complementary', { name: 'Receipt' })
  await expect(receipt).toContainText('within the time of its priority')
  await expect.poll(() => bot.messages().length).toBe(1)
  const [, number = ''] = /^Number: ([0-9A-F]{8})$/m.exec(bot.messages()[0] ?? '') ?? []
  await expect(receipt).toContainText(`Your number: ${number}`)
  // It stays on other pages, until it is closed.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/company/careers')
  await expect(receipt).toContainText(number)
  await page.reload()
  await expect(receipt).toContainText(number)
  await receipt.getByRole('button', { name: `Close the receipt ${number}` }).click()
  await expect(receipt).toBeHidden()
  await page.reload()
  await expect(receipt).toBeHidden()
})

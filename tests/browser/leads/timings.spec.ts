import { expect, type Page } from '@playwright/test'
import { test } from './bot-test.ts'
import { openDialog, support, triggerOf } from './dialog-page.ts'
import { API, holdBack, kept } from './submissions.ts'

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
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const box = async () => await receipt.boundingBox()
  await expect.poll(async () => (await box())?.height).toBeLessThan(100)
  // It covers nothing at the end of the page.
  await page.keyboard.press('End')
  const end = page.getByRole('contentinfo')
  const bottom = async () => {
    const place = await end.boundingBox()
    return place && Math.round(place.y + place.height)
  }
  await expect.poll(bottom).toBe(Math.round((await box())?.y ?? 0))
  await receipt.getByRole('button', { name: `Close the receipt ${number}` }).click()
  await expect(receipt).toBeHidden()
  await page.reload()
  await expect(receipt).toBeHidden()
})

test('Back does not cancel a request in flight', async ({ page, bot }) => {
  const letGo = await holdBack(page)
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: support.submit }).click()
  await expect(dialog.getByRole('button', { name: support.busy })).toBeDisabled()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  expect(await kept(page)).toHaveLength(1)
  letGo()
  await expect.poll(() => bot.messages().length).toBe(1)
  await expect.poll(() => kept(page)).toEqual([])
  // Success closes only its own dialog.
  await page.clock.fastForward(3000)
  await expect(page).toHaveURL('/')
})

test('a request carries the time since its form appeared', async ({ page, bot }) => {
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await page.clock.fastForward(60_000)
  const posted = page.waitForRequest(API)
  await dialog.getByRole('button', { name: support.submit }).click()
  const { filledInMs } = (await posted).postDataJSON()
  expect(filledInMs).toBeGreaterThan(60_000)
})

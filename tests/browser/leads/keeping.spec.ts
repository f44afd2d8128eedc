import { expect, type Page } from '@playwright/test'
import { test } from './bot-test.ts'
import { openDialog, support } from './dialog-page.ts'
import { API, kept, UNSENT } from './submissions.ts'

test.use({ expectedErrors: UNSENT })

/** Leaves a request behind that failed to send. */
async function leaveBehind(page: Page, mark: string): Promise<void> {
  await page.route(API, (route) => route.abort('connectionrefused'))
  const dialog = await openDialog(page, support)
  await support.fill(dialog, mark)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(await kept(page)).toHaveLength(1)
}

test('a tab closed at the moment of sending loses nothing, and nothing arrives twice', async ({
  page,
  context,
  bot,
}) => {
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  const posted = page.waitForRequest(API)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await posted
  await page.close()

  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(() => bot.messages().length).toBe(1)
  await expect.poll(() => kept(next)).toEqual([])
  await expect.poll(bot.stored).toEqual(['delivered'])
  expect(bot.messages()).toHaveLength(1)
})

test('without localStorage a failure is shown, and the form keeps what was typed', async ({
  page,
  bot,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(API, (route) => route.abort('connectionrefused'))
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  const submit = dialog.getByRole('button', { name: 'Submit Request' })
  await submit.click()
  await expect(dialog.getByText(/does not let us keep it/)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeHidden()
  await expect(dialog.getByLabel('Subject')).toHaveValue('A flow is missing')

  await page.unroute(API)
  await submit.click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
})

test('after a week a request is abandoned, and its visitor can copy the text', async ({
  page,
  context,
  bot,
}) => {
  await leaveBehind(page, bot.mark)
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('unsent-request:')) continue
      const aged = { ...JSON.parse(text), keptAt: Date.now() - 8 * 24 * 60 * 60 * 1000 }
      localStorage.setItem(key, JSON.stringify(aged))
    }
  })
  // An open page retries by itself.
  await page.close()
  const next = await context.newPage()
  await next.goto('/products/reactor')
  const notice = next.getByRole('alert').filter({ hasText: 'did not reach us' })
  await expect(notice).toContainText('for a week')
  await notice.getByText('What you wrote').click()
  await expect(notice).toContainText('The second hop is not shown.')
  expect(bot.messages()).toEqual([])
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  expect(await kept(next)).toEqual([])
})

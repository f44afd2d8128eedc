import { expect, type Page } from '@playwright/test'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { openDialog, support } from './dialog-page.ts'
import { UNSENT } from './submissions.ts'

test.use({ expectedErrors: UNSENT })

/** Takes away what the oldest browsers of `browserslist` lack. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(String.prototype, 'toWellFormed')
    Reflect.deleteProperty(URL, 'parse')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    Reflect.deleteProperty(AbortSignal, 'any')
  })
}

const contact = (page: Page) => page.locator('#message form')

const sendContact = (page: Page) => contact(page).getByRole('button').click()

test('a dialog is sent from a browser of the floor', async ({ page, bot }) => {
  await makeOlder(page)
  const dialog = await openDialog(page, support)
  await expect(page).toHaveURL(/[?&]dialog=/)
  await support.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: support.submit, exact: true }).click()
  await expect(dialog.getByRole('heading', { name: support.success })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
})

test('a form whose script cannot be loaded is posted by the browser', async ({ page, bot }) => {
  await page.clock.install()
  await open(page, '/company/contact')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const form = contact(page)
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill(bot.mark)
  await form.getByLabel('Email address').fill('ada@example.org')
  await form.getByLabel('Topic').selectOption('Product Demo')
  const sendUntil = async (expected: () => Promise<void>) => {
    await sendContact(page)
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expected()
    }).toPass()
  }
  // The browser itself checks now.
  const missing = form.locator('textarea:invalid')
  await sendUntil(() => expect(missing).toBeFocused({ timeout: 500 }))
  await form.getByLabel('Message').fill('Please show us the register.')
  await sendUntil(() => expect(page).not.toHaveURL(/contact/, { timeout: 500 }))
  await expect.poll(() => bot.messages().length).toBe(1)
})

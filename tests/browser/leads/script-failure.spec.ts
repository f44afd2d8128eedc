import { expect, type Page } from '@playwright/test'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { UNSENT } from './submissions.ts'

test.use({ expectedErrors: UNSENT })

const contact = (page: Page) => page.locator('#message form')

const sendContact = (page: Page) => contact(page).getByRole('button').click()

test('a form whose script cannot be loaded is posted by the browser', async ({ page, bot }) => {
  await open(page, '/company/contact')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const form = contact(page)
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill(bot.mark)
  await form.getByLabel('Email address').fill('ada@example.org')
  await form.getByLabel('Topic').selectOption('Product Demo')
  // The browser itself checks now.
  const missing = form.locator('textarea:invalid')
  await sendContact(page)
  await expect(missing).toBeFocused()
  await form.getByLabel('Message').fill('Please show us the register.')
  await sendContact(page)
  await expect(page).not.toHaveURL(/contact/)
  await expect.poll(() => bot.messages().length).toBe(1)
})

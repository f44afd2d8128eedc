import { expect } from '@playwright/test'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { support } from './dialog-page.ts'
import { fillContact, holdBack } from './submissions.ts'
import { translate, translatePages } from './translate-pages.ts'

test.beforeEach(({ page }) => translatePages(page))

test('a translated contact form is checked and sent', { tag: '@rare' }, async ({ page, bot }) => {
  await open(page, '/company/contact')
  await translate(page)
  const form = page.locator('#message form')
  const send = form.getByRole('button')
  await send.click()
  await expect(form.getByRole('alert')).toContainText('Last name is required')
  await form.getByLabel('First name').fill('Ada')
  await expect(form.getByText('First name is required')).toHaveCount(0)
  await fillContact(form, bot.mark)
  const letGo = await holdBack(page)
  await send.click()
  await expect(send).toContainText('Sending')
  letGo()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(send).toContainText('Send Message')
})

test('a translated dialog is checked and sent', async ({ page, bot }) => {
  const letGo = await holdBack(page)
  await open(page, '/')
  await translate(page)
  await page.locator('main [data-dialog=technical-support]').first().click()
  const dialog = page.getByRole('dialog')
  const send = dialog.locator('[type=submit]')
  await send.click()
  await expect(dialog.getByText('Please check:')).toBeVisible()
  await support.fill(dialog, bot.mark)
  await expect(dialog.getByText('Please check:')).toHaveCount(0)
  await send.click()
  await expect(send).toContainText(support.busy)
  letGo()
  await expect(dialog.getByRole('heading', { name: support.success })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
  await expect(dialog).toHaveCount(0)
})

test('a translated search finds while it is typed', { tag: '@rare' }, async ({ page }) => {
  await open(page, '/')
  await translate(page)
  await page.keyboard.press('Control+k')
  const options = page.getByRole('option')
  const saysCount = () => expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d/)
  await page.getByRole('combobox').pressSequentially('reactor')
  await expect(options.first()).toContainText('Reactor')
  await saysCount()
  await page.getByRole('combobox').fill('demixing')
  await expect(options.first()).toContainText(/demixing/i)
  await page.getByRole('combobox').fill('zzzzqqqq')
  await expect(page.getByText('zzzzqqqq').last()).toBeVisible()
  await open(page, '/search?q=reactor')
  await translate(page)
  await page.getByRole('searchbox').fill('mixer')
  await expect(page.getByRole('main').getByRole('status')).toContainText(/\d/)
  await expect(page.locator('main li').first()).toContainText(/mix/i)
})

import { expect, type Page } from '@playwright/test'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { expectNoAxeViolations } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { fillContact } from './submissions.ts'

const form = (page: Page) => page.locator('#message form')

async function openForm(page: Page) {
  await page.goto('/company/contact')
  // The form's script sets it.
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  return form(page)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

test('errors are listed, shown at their fields, and cleared by typing', async ({ page }) => {
  const fields = await openForm(page)
  await fields.getByLabel('Email address').fill('nobody')
  await send(page).click()
  const summary = fields.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Topic is required',
    'Message is required',
  ])
  const email = fields.getByLabel('Email address')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expectNoAxeViolations(page)
  await summary.getByRole('link', { name: 'Please enter' }).click()
  await expect(email).toBeFocused()
  await email.fill('ada@example.org')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await expect(email).toHaveAccessibleDescription('')
  await expect(summary.getByRole('link')).toHaveCount(4)
})

test('a message can be sent by keyboard alone, and the thanks replace the form', {
  tag: '@main-way',
}, async ({ page, bot }) => {
  const fields = await openForm(page)
  await fields.getByLabel('First name').focus()
  for (const text of ['Ada', bot.mark, 'ada@example.org', 'Engines']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Sales')
  await page.keyboard.press('Tab')
  await page.keyboard.type('What does a seat cost?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  await expectNothingBroken(page)
  await expect.poll(() => bot.messages().length).toBe(1)
  const [sent] = bot.messages()
  expect(sent).toMatch(/^New Contact Message Submission\n/)
  expect(sent).toContain('Sales Inquiry')
  expect(sent).toContain('What does a seat cost?')
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(fields.getByLabel('Message')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be sent, and is answered by a page', async ({ page, bot }) => {
    await page.goto('/company/contact')
    await fillContact(form(page), bot.mark)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    await expect.poll(() => bot.messages().length).toBe(1)
    expect(bot.messages()[0]).toMatch(/\nPage: .+ \(\/company\/contact\)\nButton: Send Message\n/)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

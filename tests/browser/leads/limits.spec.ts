import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { openDialog, support } from './dialog-page.ts'

const API = '**/api/submissions'
const TOO_LONG = 'Description is longer than 5,000 characters. Shorten it by 53,000.'

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-request:')))

test('a counter appears below a field from 80 % of its limit, and is announced when typing pauses', async ({
  page,
}) => {
  const dialog = await openDialog(page, support)
  const description = dialog.getByLabel('Description')
  await description.fill('x'.repeat(3999))
  await expect(description).toHaveAccessibleDescription('')
  await description.fill('🦝'.repeat(4000))
  await expect(description).toHaveAccessibleDescription('4,000 of 5,000 characters')
  await expect(dialog.getByRole('status').filter({ hasText: '4,000 of' })).toHaveText(
    '4,000 of 5,000 characters',
  )
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('')
  await dialog.getByLabel('First name').fill('x'.repeat(80))
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription('80 of 100 characters')
  await expectNoAxeViolations(page)
})

test('the address of the newsletter has a counter, too', async ({ page }) => {
  await open(page, '/')
  const address = page.getByRole('contentinfo').getByLabel('Email address')
  await address.fill(`${'x'.repeat(250)}@example.org`)
  await expect(address).toHaveAccessibleDescription('262 of 254 characters, 8 too many')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(
    '262 of 254 characters, 8 too many Email is longer than 254 characters. Shorten it by 8.',
  )
  await expect(address).toBeFocused()
})

test('a long text is kept whole, refused at its field, and sent once it is shorter', async ({
  page,
  bot,
}) => {
  let posts = 0
  await page.route(API, (route) => {
    posts += 1
    return route.continue()
  })
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  const description = dialog.getByLabel('Description')
  await description.fill('')
  await description.focus()
  await page.keyboard.insertText('&'.repeat(58_000))
  const count = '58,000 of 5,000 characters, 53,000 too many'
  await expect(description).toHaveAccessibleDescription(count)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(description).toBeFocused()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await expect(description).toHaveAccessibleDescription(`${count} ${TOO_LONG}`)
  expect((await description.inputValue()).length).toBe(58_000)
  expect(posts).toBe(0)
  await expectNoAxeViolations(page)

  await description.fill('&'.repeat(5000))
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain('\nShortened: ')
  expect(posts).toBe(1)
})

test('a kept request from before the limits can be shortened and sent', async ({ page, bot }) => {
  await page.goto('/company/contact')
  const data = {
    firstName: 'Ada',
    lastName: bot.mark,
    email: 'ada@example.org',
    terms: true,
    priority: 'urgent',
    category: 'bug',
    subject: 'Old',
    description: 'x'.repeat(5020),
  }
  const submissionId = crypto.randomUUID()
  await page.evaluate(
    ([id = '', kept = '']) => localStorage.setItem(`unsent-request:${id}`, kept),
    [
      submissionId,
      JSON.stringify({
        keptAt: Date.now(),
        submission: { formType: 'Support Request', data, submissionId },
      }),
    ],
  )
  await page.reload()
  const notice = page.getByRole('alert').filter({ hasText: 'did not reach us' })
  const description = notice.getByRole('textbox', { name: 'Shorten it by 20.' })
  await expect(description).toHaveValue('x'.repeat(5020))
  await expectNoAxeViolations(page)
  await description.fill('x'.repeat(5001))
  await notice.getByRole('button', { name: 'Send again' }).click()
  await expect(notice.getByRole('textbox', { name: 'Shorten it by 1.' })).toHaveValue(
    'x'.repeat(5001),
  )
  // Also after a reload.
  await page.reload()
  await notice.getByRole('textbox', { name: 'Shorten it by 1.' }).fill('The flow stops.')
  await notice.getByRole('button', { name: 'Send again' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain('\nDescription: The flow stops.\n')
  expect(await kept(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a text that is too long is refused at its field and kept', async ({ page, bot }) => {
    await page.goto('/company/contact')
    const form = page.locator('#message form')
    await form.getByLabel('First name').fill('Ada')
    await form.getByLabel('Last name').fill(bot.mark)
    await form.getByLabel('Email address').fill('ada@example.org')
    await form.getByLabel('Topic').selectOption('Product Demo')
    await form.getByLabel('Message').fill('&'.repeat(58_000))
    await form.getByRole('button', { name: 'Send Message' }).click()
    const message = page.getByLabel('Message')
    await expect(message).toHaveAccessibleDescription(
      'Message is longer than 5,000 characters. Shorten it by 53,000.',
    )
    await expect(message).toHaveValue('&'.repeat(58_000))
    await message.fill('Shorter.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    await expect.poll(() => bot.messages().length).toBe(1)
  })
})

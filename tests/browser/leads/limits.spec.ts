import { expect } from '@playwright/test'
import { expectNoAxeViolations } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { openDialog, support } from './dialog-page.ts'

const API = '**/api/submissions'
const TOO_LONG = 'Description is longer than 5,000 characters. Shorten it by 53,000.'

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
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(description).toBeFocused()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await expect(description).toHaveAccessibleDescription(TOO_LONG)
  expect((await description.inputValue()).length).toBe(58_000)
  expect(posts).toBe(0)
  await expectNoAxeViolations(page)

  await description.fill('&'.repeat(5000))
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toMatch(/^Part 1 of /)
  expect(posts).toBe(1)
})

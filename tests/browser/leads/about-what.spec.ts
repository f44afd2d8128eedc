import { expect, type Page } from '@playwright/test'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { dialogOf } from './dialog-page.ts'

const application = dialogOf('Job Application')

/** The button of the entry with this title. */
const buttonOf = (page: Page, title: string, label: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: label })

test('an application names its position and location', async ({ page, bot }) => {
  await open(page, '/company/careers')
  await buttonOf(page, 'Senior Backend Engineer', 'Apply Now').click()
  const dialog = page.getByRole('dialog', { name: application.title })
  await expect(dialog.getByLabel('Position')).toHaveValue('Senior Backend Engineer')
  // The candidate's location stays empty.
  await expect(dialog.getByLabel('Location')).toHaveValue('')
  await application.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: application.submit }).click()
  await expect(dialog.getByRole('heading', { name: application.success })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain('Job posting: Senior Backend Engineer')
  expect(bot.messages()[0]).toContain('Job location: London or Toronto')
})

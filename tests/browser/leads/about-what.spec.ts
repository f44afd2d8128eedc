import { expect, type Page } from '@playwright/test'
import { formatEventTime } from '../../../web/src/lib/format-date.ts'
import { seeded } from '../../support/seed.ts'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { dialogOf } from './dialog-page.ts'

const application = dialogOf('Job Application')
const registration = dialogOf('Event Registration')

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

test('a registration names its event and date', async ({ page, bot }) => {
  await open(page, '/resources/webinars-events')
  await buttonOf(page, 'Your first exhibit', 'Register').click()
  const dialog = page.getByRole('dialog', { name: registration.title })
  await expect(dialog.getByLabel('Event')).toHaveValue('Your first exhibit')
  await registration.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: registration.submit }).click()
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain('Event: Your first exhibit')
  const { startsAt = '', endsAt = '' } = seeded('event', 'event-your-first-exhibit')
  const { day, hours } = formatEventTime(startsAt, endsAt)
  expect(hours).toMatch(/^10:00 AM-12:00 PM E[SD]T$/)
  expect(bot.messages()[0]).toContain(`${day}, ${hours}`)
})

import { expect, type Page } from '@playwright/test'
import { footerButton, settings, toggle } from '../consent/consent-page.ts'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'

const LINK = '/resources/blog?utm_source=LinkedIn&utm_campaign=Spring%20Launch&utm_campaign=b'
const CAME =
  'campaign Spring Launch, source LinkedIn, link on lnkd.in, landing page /resources/blog'

const firstVisit = (page: Page) => page.evaluate(() => localStorage.getItem('first-visit'))

async function subscribe(page: Page, address: string) {
  const box = page.locator('form:has([value="Newsletter Subscription"])').filter({ visible: true })
  await box.getByLabel('Email address').fill(address)
  await box.getByRole('button').click()
  await expect(page.getByText('Thank you. You are subscribed.')).toBeVisible()
}

async function chooseMarketing(page: Page, allowed: boolean) {
  await footerButton(page).click()
  await toggle(page, 'Marketing').setChecked(allowed)
  await settings(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(settings(page)).toBeHidden()
}

test('a campaign’s link is stored with the request, and with a later one by consent only', async ({
  page,
  bot,
}) => {
  await page.goto(LINK, { referer: 'https://lnkd.in/a-post?secret=1' })
  // A client navigation changes the address.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await subscribe(page, `${bot.mark}@example.org`)
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain(`\nBrought by: ${CAME}\n`)
  expect(bot.origins()).toEqual([{ campaign: 'spring-launch', landing_path: '/resources/blog' }])
  expect(await firstVisit(page)).toBeNull()

  await chooseMarketing(page, true)
  await expect.poll(() => firstVisit(page)).toContain('Spring Launch')
  await open(page, '/company/news')
  await subscribe(page, `${bot.mark}@example.net`)
  await expect.poll(() => bot.messages().length).toBe(2)
  expect(bot.messages()[1]).toMatch(/\nBrought by: first visit on \d{4}-\d\d-\d\d: /)
  expect(bot.messages()[1]).toContain(`: ${CAME}\n`)
  expect(bot.origins()).toContainEqual({ campaign: 'spring-launch', landing_path: '/company/news' })

  await chooseMarketing(page, false)
  await expect.poll(() => firstVisit(page)).toBeNull()
})

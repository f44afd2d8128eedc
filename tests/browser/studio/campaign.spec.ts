import { join } from 'node:path'
import { type Browser, devices, type Locator, mergeTests, type Page } from '@playwright/test'
import { inbox } from '../../integration/leads-inbox/run-inbox.ts'
import { decidedVisitor } from '../../support/decided-visitor.ts'
import { expect, test as studioTest } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'
import { test as botTest } from '../leads/bot-test.ts'
import { dialogs } from '../leads/dialog-page.ts'
import { open } from '../site/on-page.ts'

const test = mergeTests(botTest, studioTest)
const { site, studio: studioUrl } = testUrls()
const [LANDING, FORM_PAGE] = ['/solutions/compliance', '/products/kyt']

/** Comes by the link, goes on to another page, and sends its form. */
async function visit(browser: Browser, link: string, mark: string) {
  const { userAgent, viewport } = devices['Desktop Chrome']
  const context = await browser.newContext({ userAgent, viewport, storageState: decidedVisitor() })
  const visitor = await context.newPage()
  await open(visitor, link, { referer: 'https://www.linkedin.com/feed' })
  await visitor.getByRole('link', { name: 'See KYT' }).click()
  await expect(visitor).toHaveURL(site + FORM_PAGE)
  const demo = dialogs.find(({ button }) => button === 'Request Personal Demo')
  await visitor.getByRole('button', { name: demo?.button }).first().click()
  const dialog = visitor.getByRole('dialog', { name: demo?.title })
  await demo?.fill(dialog, mark)
  await dialog.getByRole('button', { name: demo?.submit }).click()
  await expect(dialog.getByRole('heading', { name: demo?.success })).toBeVisible()
  await context.close()
}

/** The number at which a heading such as “7 submissions in 30 days” begins. */
async function countIn(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /submissions? in 30 days$/ })
  return Number.parseInt((await heading.innerText()).replace(/\D*/, ''), 10)
}

const row = (table: Locator, name: RegExp) => table.getByRole('row', { name })

test('one campaign’s way: from its link to the requests that it brought', { tag: '@rare' }, async ({
  page,
  browser,
  bot,
}) => {
  await page.goto(`${studioUrl}/results`)
  const before = await countIn(page)
  const campaign = `spring-launch-${bot.mark}`
  const link = `${site}${LANDING}?utm_source=linkedin&utm_medium=social&utm_campaign=${campaign}`
  await visit(browser, link, bot.mark)

  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain(
    `\nBrought by: campaign ${campaign}, source linkedin, medium social, link on www.linkedin.com, landing page ${LANDING}\n`,
  )
  const database = join(process.env.STACK_DIR ?? '', 'leads.db')
  const { out } = await inbox(database, ['list', '--campaign', campaign, '--table'])
  expect(out).toMatch(new RegExp(`Personal Demo Request +${FORM_PAGE} +spring-launch-`))
  expect(out).toMatch(/\n\n1 submission\.\n$/)

  await page.goto(`${studioUrl}/results`)
  expect(await countIn(page)).toBe(before + 1)
  const byCampaign = page.getByRole('table', { name: 'Campaigns' })
  await expect(row(byCampaign, new RegExp(`^${campaign} 1 0$`))).toBeVisible()
  const byPage = page.getByRole('table', { name: 'Pages' })
  const kyt = row(byPage, new RegExp(`^KYT ${FORM_PAGE} \\d`))
  await expect(kyt).toBeVisible()
  await expect(page.getByRole('table', { name: 'Buttons' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('heading', { name: /^[\d,]+ submissions? in 7 days$/ })).toBeVisible()

  await kyt.getByRole('link').click()
  await expect(page).toHaveURL(/;/)
})

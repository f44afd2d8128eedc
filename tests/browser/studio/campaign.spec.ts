import { join } from 'node:path'
import { type Browser, devices, type Locator, mergeTests, type Page } from '@playwright/test'
import { inbox } from '../../integration/leads-inbox/run-inbox.ts'
import { decidedVisitor } from '../../support/decided-visitor.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import type { StudioPage } from '../../support/studio.ts'
import { expect, test as studioTest } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'
import { test as botTest } from '../leads/bot-test.ts'
import { dialogs } from '../leads/dialog-page.ts'

const test = mergeTests(botTest, studioTest)
const { site, studio: studioUrl } = testUrls()
const [LANDING, FORM_PAGE] = ['/solutions/compliance', '/products/kyt']

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.afterEach(() => restoreSeed('campaignNames'))

/** Builds a link in the dialog of the Compliance page; names are written in one spelling. */
async function buildLink(page: Page, studio: StudioPage, campaign: string): Promise<string> {
  await studio.edit('solutions;page-solutions-compliance')
  await studio.choose('Campaign link')
  const dialog = page.getByRole('dialog', { name: 'Campaign link' })
  const name = (label: string) => dialog.getByLabel(label, { exact: true })
  await name('Campaign').fill(`Spring Launch ${campaign}`)
  const written = `spring-launch-${campaign}`
  await expect(dialog.getByText(`Written as ${written} in the link.`)).toBeVisible()
  await name('Source').fill('Linked-In')
  await dialog.getByRole('button', { name: 'Use “linkedin”' }).press('Enter')
  await expect(name('Source')).toHaveValue('linkedin')
  await expect(name('Source')).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('The link and its QR code are below.')

  const link = `${site}${LANDING}?utm_source=linkedin&utm_campaign=${written}`
  await expect(name('Link of the campaign')).toHaveValue(link)
  const code = dialog.getByRole('img', { name: 'QR code of the link' })
  await expect
    .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(20)
  await expect(dialog.getByRole('link', { name: 'QR code (SVG)' })).toHaveAttribute(
    'download',
    `${written}-linkedin.svg`,
  )
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(link)

  // A new name is kept, one in use stays once.
  const names = () =>
    stackClient().fetch<object>('*[_id == "campaignNames"][0]{campaigns, sources}')
  const kept = { campaigns: [written], sources: ['linkedin', 'newsletter', 'partner', 'x'] }
  await expect.poll(names).toEqual(kept)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await studio.choose('Campaign link')
  await expect(dialog.locator(`option[value="${written}"]`)).toHaveCount(1)
  return copied
}

/** Comes by the link, goes on to another page, and sends its form. */
async function visit(browser: Browser, link: string, mark: string) {
  const { userAgent, viewport } = devices['Desktop Chrome']
  const context = await browser.newContext({ userAgent, viewport, storageState: decidedVisitor() })
  const visitor = await context.newPage()
  await visitor.goto(link, { referer: 'https://www.linkedin.com/feed' })
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

/** The number at which a heading such as “7 requests in 30 days” begins. */
async function countIn(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /requests? in 30 days$/ })
  return Number.parseInt((await heading.innerText()).replace(/\D*/, ''), 10)
}

const row = (table: Locator, name: RegExp) => table.getByRole('row', { name })

test('one campaign’s way: from its link to the requests that it brought', async ({
  page,
  browser,
  studio,
  bot,
}) => {
  await page.goto(`${studioUrl}/results`)
  const before = await countIn(page)
  const link = await buildLink(page, studio, bot.mark)
  const campaign = new URL(link).searchParams.get('utm_campaign') ?? ''
  await visit(browser, link, bot.mark)

  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toContain(
    `\nBrought by: campaign ${campaign}, source linkedin, link on www.linkedin.com, landing page ${LANDING}\n`,
  )
  const database = join(process.env.STACK_DIR ?? '', 'leads.db')
  const { out } = await inbox(database, ['list', '--campaign', campaign, '--table'])
  expect(out).toMatch(new RegExp(`Personal Demo Request +${FORM_PAGE} +spring-launch-.* +Ada `))
  expect(out).toMatch(/\n\n1 request\.\n$/)

  await page.goto(`${studioUrl}/results`)
  expect(await countIn(page)).toBe(before + 1)
  await page.getByRole('tab', { name: 'Campaigns' }).click()
  const byCampaign = page.getByRole('table', { name: 'Requests by campaign' })
  await expect(row(byCampaign, new RegExp(`^${campaign} 1 0 \\+1$`))).toBeVisible()
  await page.getByRole('tab', { name: 'Landing pages' }).click()
  const byLanding = page.getByRole('table', { name: 'Requests by first page of the visit' })
  await expect(row(byLanding, new RegExp(`${LANDING} \\d`))).toBeVisible()

  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page
    .getByRole('row', { name: `KYT ${FORM_PAGE}` })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Results' }).click()
  expect(await countIn(page)).toBeGreaterThan(0)
  const listed = page.getByRole('region', { name: 'Campaigns' }).getByRole('listitem')
  await expect(listed.filter({ hasText: campaign })).toHaveText(`${campaign}1`)
})

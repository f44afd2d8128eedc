import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { dialogOf } from './dialog-page.ts'
import { UNSENT } from './submissions.ts'

const form = dialogOf('Report Download')

test.use({ expectedErrors: UNSENT })

test('a report is requested, and the link in the answer downloads its PDF', {
  tag: '@main-way',
}, async ({ page, bot }) => {
  await open(page, '/resources/crypto-crime-report')
  await page.getByRole('main').getByRole('button', { name: 'Download PDF' }).click()
  const dialog = page.getByRole('dialog', { name: form.title })
  await form.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: form.submit }).click()
  await expect(dialog.getByRole('heading', { name: form.success })).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Crypto Crime Report 2025 (PDF)' })
  const href = (await link.getAttribute('href')) ?? ''

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('crypto-crime-report-2025.pdf')
  const bytes = await readFile(await download.path())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  expect(text.join(' ')).toContain('What has changed, and by how much')
  await expectNothingBroken(page)
  // It stays open for the download.
  await expect(dialog).toBeVisible()
  await expect.poll(() => bot.messages()[0] ?? '').toContain(href)

  const changed = await page.goto(`${href.slice(0, -2)}xx`)
  expect(changed?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('a report that could not be requested at once is offered when it has arrived', async ({
  page,
  bot,
}) => {
  await page.route('**/api/submissions', (route) => route.abort('connectionrefused'))
  await open(page, '/resources/nft-market-report')
  await page.getByRole('main').getByRole('button', { name: 'Download Report' }).first().click()
  const dialog = page.getByRole('dialog', { name: form.title })
  await form.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: form.submit }).click()
  await expect(dialog.getByRole('heading', { name: form.unsent })).toBeVisible()
  await dialog.getByText('Close', { exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.unroute('**/api/submissions')
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'Your download is ready.' })
  await expect(notice.getByRole('link', { name: 'NFT Market Report (PDF)' })).toBeVisible()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'

const entryOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

for (const [path, label, title] of [
  ['/resources/crypto-crime-report', 'Download PDF', 'Crypto Crime Report 2025'],
] as const) {
  test(`${label} of ${path} asks for ${title}`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('main').getByRole('button', { name: label, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Download the Report' })
    await expect(dialog.getByLabel('Report', { exact: false }).first()).toHaveValue(title)
  })
}

test('each report on the shelf has a button that asks for it', async ({ page }) => {
  await open(page, '/resources/research')
  const entry = entryOf(page, 'NFT Market Report')
  await entry.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByRole('dialog').locator('[name=report]')).toHaveValue('NFT Market Report')
})

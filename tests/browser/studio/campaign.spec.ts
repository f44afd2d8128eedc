import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.afterEach(() => restoreSeed('campaignNames'))

test('“Campaign link” makes a link with names in one spelling, and suggests them the next time', async ({
  page,
  studio,
}) => {
  await studio.edit('product;product-reactor')
  await studio.choose('Campaign link')
  const dialog = page.getByRole('dialog', { name: 'Campaign link' })
  const name = (label: string) => dialog.getByLabel(label, { exact: true })
  await name('Campaign').fill('Spring Launch')
  await expect(dialog.getByText('Written as spring-launch in the link.')).toBeVisible()
  await name('Source').fill('Linked-In')
  await dialog.getByRole('button', { name: 'Use “linkedin”' }).press('Enter')
  await expect(name('Source')).toHaveValue('linkedin')

  const link = `${testUrls().site}/products/reactor?utm_source=linkedin&utm_campaign=spring-launch`
  await expect(name('Link of the campaign')).toHaveValue(link)
  const code = dialog.getByRole('img', { name: 'QR code of the link' })
  await expect
    .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(20)
  await expect(dialog.getByRole('link', { name: 'QR code (SVG)' })).toHaveAttribute(
    'download',
    'spring-launch-linkedin.svg',
  )
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  // A new name is kept, one in use stays once.
  const names = () => client.fetch<object>('*[_id == "campaignNames"][0]{campaigns, sources}')
  const kept = { campaigns: ['spring-launch'], sources: ['linkedin', 'newsletter', 'partner', 'x'] }
  await expect.poll(names).toEqual(kept)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await studio.choose('Campaign link')
  await expect(dialog.locator('option[value="spring-launch"]')).toHaveCount(1)
})

import { restoreSeed } from '../../support/restore-seed.ts'
import { expect, test } from '../../support/studio-test.ts'

test.afterEach(() => restoreSeed('page-home'))

test('a button has one target: choosing another kind empties the old one', async ({
  page,
  studio,
}) => {
  await studio.edit('home')
  await page.getByRole('button', { name: /Hero, \w+$/ }).click()
  await page.getByRole('button', { name: /Watch Demo/ }).click()
  await expect(page.getByRole('combobox', { name: 'Dialog' })).toBeVisible()

  const leadsTo = page.getByRole('combobox', { name: 'Leads to' })
  await leadsTo.selectOption({ label: 'A web address, email or phone number' })
  await expect(studio.message('Type the web address that this leads to.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Dialog' })).toHaveCount(0)
  await expect(studio.publishButton).toBeDisabled()

  await studio.field('Web address').fill('http://example.com')
  await expect(studio.message('Use https:// instead of http://')).toBeVisible()
  await studio.field('Web address').fill('https://example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(studio.publishButton).toBeEnabled()
})

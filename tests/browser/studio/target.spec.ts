import { restoreSeed } from '../../support/restore-seed.ts'
import { expect, test } from '../../support/studio-test.ts'

test.afterEach(() => restoreSeed('page-home'))

test('choosing another kind of target clears the field of the old kind', async ({
  page,
  studio,
}) => {
  await studio.edit('page;page-home')
  await page.getByRole('button', { name: /Hero, \w+$/ }).click()
  // The Studio draws what is in view.
  await page.getByRole('button', { name: 'Add item' }).first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /Watch Demo/ }).click()
  await expect(page.getByRole('combobox', { name: 'Dialog' })).toBeVisible()

  const leadsTo = page.getByRole('combobox', { name: 'Leads to' })
  await leadsTo.selectOption({ label: 'A web address, email or phone number' })
  await expect(studio.message('Enter the link, such as https://example.com/page.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Dialog' })).toHaveCount(0)
  await expect(studio.publishButton).toBeDisabled()

  await studio.field('Link').fill('http://example.com')
  await expect(studio.message('Use https:// instead of http://')).toBeVisible()
  await studio.field('Link').fill('https://example.com')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(studio.publishButton).toBeEnabled()
})

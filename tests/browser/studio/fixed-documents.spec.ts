import { expect, test } from '../../support/studio-test.ts'
import { testAddresses } from '../../support/test-addresses.ts'

const places = ['siteSettings', 'navigation', 'home']

for (const place of places) {
  test(`${place} can be neither doubled nor deleted`, async ({ page, studio }) => {
    await studio.open(place)
    await expect(studio.publishButton).toBeVisible()
    // A menu with nothing left in it is not shown at all.
    await expect(page.getByRole('button', { name: 'Open document actions' })).toHaveCount(0)
  })
}

test('another page can be doubled and deleted', async ({ page, studio }) => {
  await studio.edit('company;page-company-about')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
})

test('no second set of site settings can be created', async ({ page, studio }) => {
  await studio.open()
  await page.getByRole('button', { name: 'Create new document' }).click()
  await expect(page.getByRole('link', { name: 'Testimonial' }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Site settings' })).toHaveCount(1)
  await page.goto(
    `${testAddresses().studio}/intent/create/template=siteSettings;type=siteSettings/`,
  )
  await expect(page.getByRole('heading', { name: 'New Site settings' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Brand' })).toBeVisible()
  await expect(studio.publishButton).toHaveCount(0)
})

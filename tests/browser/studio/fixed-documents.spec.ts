import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

for (const place of ['siteSettings', 'navigation']) {
  test(`${place} can be neither duplicated nor deleted`, async ({ page, studio }) => {
    await studio.open(`settings;${place}`)
    await expect(studio.publishButton).toBeVisible()
    // The Studio hides a menu without entries.
    await expect(page.getByRole('button', { name: 'Open document actions' })).toHaveCount(0)
  })
}

test('page-home can be neither duplicated nor deleted', async ({ page, studio }) => {
  await studio.open('page;page-home')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Campaign link'])
})

test('another page can be duplicated and deleted', async ({ page, studio }) => {
  await studio.edit('page;page-company-about')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
})

test('a second site settings document cannot be created', async ({ page, studio }) => {
  await studio.open()
  await page.getByRole('button', { name: 'Create new document' }).click()
  const search = page.getByPlaceholder('Search document types')
  await search.fill('testimonial')
  await expect(page.getByRole('link', { name: 'Testimonial', exact: true })).toBeVisible()
  await search.fill('settings')
  await expect(page.getByRole('link', { name: 'Testimonial', exact: true })).toHaveCount(0)
  // The one in the sidebar.
  await expect(page.getByRole('link', { name: 'Site settings' })).toHaveCount(1)
  await page.goto(`${testUrls().studio}/intent/create/template=siteSettings;type=siteSettings/`)
  await expect(page.getByRole('heading', { name: 'New Site settings' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Brand' })).toBeVisible()
  await expect(studio.publishButton).toHaveCount(0)
})

test('the path of the home page is read-only', async ({ page, studio }) => {
  await studio.edit('page;page-home')
  await expect(studio.field('Path')).toHaveValue('/')
  await expect(studio.field('Path')).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled()
  await expect(page.getByText('The path of the home page is fixed.')).toBeVisible()
})

test.describe('in a release', () => {
  const client = stackClient()
  const releaseId = `rFixed${process.pid}`
  const ids = ['page-home', 'page-company-about']

  test.beforeAll(async () => {
    await client.releases.create({ releaseId, metadata: { title: 'Fixed', releaseType: 'asap' } })
    for (const publishedId of ids) {
      await client.createVersion({ baseId: publishedId, publishedId, releaseId })
    }
  })

  test.afterAll(async () => {
    await client.releases.archive({ releaseId })
    await client.releases.delete({ releaseId })
  })

  test('the home page cannot be unpublished, but another page can', async ({ page }) => {
    await page.goto(`${testUrls().studio}/releases/${releaseId}`)
    const menuOf = (title: string) =>
      page.getByRole('row').filter({ hasText: title }).getByRole('button').last()
    await menuOf('About').click()
    await expect(page.getByRole('menuitem', { name: 'Discard version' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await menuOf('Home').click()
    await expect(page.getByRole('menuitem', { name: 'Discard version' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toHaveCount(0)
  })
})

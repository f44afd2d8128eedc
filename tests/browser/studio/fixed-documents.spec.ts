import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

test('the home page keeps its path, and can be neither duplicated nor deleted', async ({
  page,
  studio,
}) => {
  await studio.edit('page;page-home')
  await expect(studio.field('Path')).toHaveValue('/')
  await expect(studio.field('Path')).not.toBeEditable()
  await expect(page.getByText('The path of the home page is fixed.')).toBeVisible()
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Campaign link'])
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

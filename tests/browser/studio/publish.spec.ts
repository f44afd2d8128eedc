import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { StudioPage } from '../../support/studio.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { site } = testUrls()
const url = `${site}/products/reactor`
const tagline = `Follow the money, test ${process.pid}`

test.afterEach(() => restoreSeed('product-reactor'))

test('a colleague sees a changed tagline at once, visitors see it after publication', {
  tag: '@main-way',
}, async ({ page, context, request, studio }) => {
  const html = async () => (await request.get(url)).text()
  await studio.open()
  await studio.sidebar.getByRole('link', { name: 'Products' }).click()
  await studio.dragged('product-reactor').click()
  await expect(studio.publishButton).toBeDisabled()

  const colleague = new StudioPage(await context.newPage())
  await colleague.edit('product;product-reactor')

  await studio.field('Tagline').fill(tagline)
  await expect(studio.status).toContainText(/Saved|Edited/)
  await studio.page.getByRole('button', { name: 'Draft', exact: true }).hover()
  await expect(studio.page.getByText(/^Edited .* 20\d\d/)).toBeVisible()
  await expect(colleague.field('Tagline')).toHaveValue(tagline)
  expect((await html()).includes(tagline)).toBe(false)

  await studio.publish()
  await expect.poll(async () => (await html()).includes(tagline)).toBe(true)
  await expect(studio.status).toContainText('Last published')
  await expect(colleague.status).toContainText('Last published')
  await expect(studio.publishButton).toBeDisabled()
  await expectNothingBroken(page)
})

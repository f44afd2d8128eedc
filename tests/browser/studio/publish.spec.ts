import { restoreSeed } from '../../support/restore-seed.ts'
import { StudioPage } from '../../support/studio.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const url = `${testUrls().site}/products/reactor`
const tagline = `Follow the money, test ${process.pid}`

test.afterEach(() => restoreSeed('product-reactor'))

test('a colleague sees a changed tagline at once, visitors see it after publication', async ({
  page,
  context,
  request,
  studio,
}) => {
  const html = async () => (await request.get(url)).text()
  await studio.open()
  await studio.sidebar.getByRole('link', { name: 'Products' }).click()
  await studio.entry('Products', /Reactor/).click()
  await expect(studio.publishButton).toBeDisabled()

  const colleague = new StudioPage(await context.newPage())
  await colleague.edit('product;product-reactor')

  await studio.field('Tagline').fill(tagline)
  await expect(studio.status).toContainText(/Saved|Edited/)
  await studio.page.getByRole('button', { name: 'Draft', exact: true }).hover()
  await expect(studio.page.getByText(/^Edited .* 20\d\d/)).toBeVisible()
  await expect(colleague.field('Tagline')).toHaveValue(tagline)
  expect(await html()).not.toContain(tagline)

  const published = page.waitForResponse((response) => response.url().includes('document.publish'))
  await studio.publishButton.click()
  await published
  await expect.poll(html, { timeout: 2_000, intervals: [50] }).toContain(tagline)
  await expect(studio.status).toContainText('Last published')
  await expect(colleague.status).toContainText('Last published')
  await expect(studio.publishButton).toBeDisabled()
})

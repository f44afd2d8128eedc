import { restoreSeed } from '../../support/restore-seed.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

test.afterEach(() => restoreSeed('product-reactor'))

test('the search result preview changes while an editor types', async ({ page, studio }) => {
  await page.goto(`${testUrls().studio}/intent/edit/id=product-reactor;type=product/`)
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  const preview = page.getByRole('group', { name: 'Preview' })
  const title = preview.getByTestId('search-title')
  await expect(title).toHaveText(/^Reactor: crypto investigation/)
  await expect(preview).toContainText('› products › reactor')
  await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 1200)

  const long = 'A title that goes on for longer than any search engine would ever show of it'
  await studio.field('Title in search results').fill(long)
  await expect(title).toHaveText(/^A title that goes on for longer than any .* …$/)
  await studio.field('Title in search results').fill('')
  await expect(title).toHaveText('Reactor | Chainlantern')

  // An unpublished path has no share image.
  await page.getByRole('tab', { name: 'Content' }).click()
  await studio.field('Path').fill('/products/reactor-two')
  await page.getByRole('tab', { name: 'Search and sharing' }).click()
  await expect(preview).toContainText('drawn when this path is published')
})

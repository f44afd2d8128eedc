import type { Locator } from '@playwright/test'
import { reactor } from '../../../scripts/seed/documents/products/reactor.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { site, studio: studioUrl } = testUrls()
const tagline = `Nobody has published this, test ${process.pid}`

test.afterEach(() => restoreSeed('product-reactor'))

test('the preview shows a draft while it is typed, and a click on a text focuses its field', async ({
  page,
  request,
  studio,
}) => {
  await page.goto(`${studioUrl}/presentation?preview=/products/reactor`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText(reactor.tagline ?? '').first()).toBeVisible()
  // Texts are clickable only after the site has connected to the Studio.
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()

  await studio.field('Tagline').fill(tagline)
  await expect(preview.getByText(tagline).first()).toBeVisible()
  expect(await (await request.get(`${site}/products/reactor`)).text()).not.toContain(tagline)

  const category = preview.getByText(reactor.category ?? '').first()
  await category.hover()
  await category.click()
  await expect(studio.field('Category')).toBeFocused()
})

test('a click on a date, a number and a table cell focuses its field', async ({ page, studio }) => {
  const guide = '/resources/documentation/tracing-methods-compared'
  await page.goto(`${studioUrl}/presentation?preview=${guide}`)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()
  const click = async (text: Locator) => {
    await text.hover()
    await text.click()
  }

  await click(preview.getByText('20 October 2025').first())
  await expect(studio.field('Last updated')).toBeFocused()
  await click(preview.getByText('25 min').first())
  await expect(page.getByRole('spinbutton', { name: 'Minutes' })).toBeFocused()
  await click(preview.getByRole('rowheader', { name: 'Pro rata' }))
  await expect(page.locator('input:focus')).toHaveValue('Pro rata')
})

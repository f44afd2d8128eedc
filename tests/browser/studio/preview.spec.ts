import type { Locator } from '@playwright/test'
import { disablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { reactor } from '../../../scripts/seed/documents/products/reactor.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { site, studio: studioUrl } = testUrls()
const client = stackClient()
const tagline = `Nobody has published this, test ${process.pid}`

test.afterEach(() => restoreSeed('product-reactor'))

test('the preview shows a draft while it is typed, and a click on a text focuses its field', async ({
  page,
  request,
  studio,
}) => {
  const pageErrors: string[] = []
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  await page.goto(`${studioUrl}/presentation?preview=/products/reactor`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText(reactor.tagline ?? '').first()).toBeVisible()
  // Texts are clickable only after the site has connected to the Studio.
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()

  const ofSite: string[] = []
  page.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url())
    // In draft mode the site answers the router's prefetches without rendering a page.
    const isPrefetch = 'next-router-prefetch' in sent.headers()
    if (origin === site && !pathname.startsWith('/_next/') && !isPrefetch) ofSite.push(pathname)
  })
  const refreshed = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().startsWith(site),
  )
  await studio.field('Tagline').fill(tagline)
  await expect(preview.getByText(tagline).first()).toBeVisible()
  await refreshed
  expect(new Set(ofSite), 'only the page itself is refreshed').toEqual(
    new Set(['/products/reactor']),
  )
  expect(await (await request.get(`${site}/products/reactor`)).text()).not.toContain(tagline)

  // Also a text that was replaced in place opens its field.
  for (const [text, field] of [
    [tagline, 'Tagline'],
    [reactor.category ?? '', 'Category'],
  ] as const) {
    const shown = preview.getByText(text).first()
    await shown.hover()
    await shown.click()
    await expect(studio.field(field)).toBeFocused()
  }
  expect(pageErrors).toEqual([])
})

test('a colleague without a login sees a shared preview', async ({ page, browser, context }) => {
  test.slow()
  await client.createOrReplace({
    ...(await client.getDocument('product-reactor')),
    _id: 'drafts.product-reactor',
    _type: 'product',
    tagline,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: studioUrl })
  await page.goto(`${studioUrl}/presentation?preview=/products/reactor`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('for 7 days', { exact: false })).toBeVisible()
  await page.getByText('Share this preview', { exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy preview link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(site)

  const colleague = await browser.newPage()
  await colleague.goto(link)
  await expect(colleague.getByText(tagline).first()).toBeVisible()
  await expect(colleague).toHaveURL(/\/products\/reactor/)
  await expect(colleague.getByText('You see unpublished changes')).toBeVisible()
  await colleague.close()
  await disablePreviewAccessSharing(client, 'a test', studioUrl)
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

  await click(preview.getByText('October 20, 2025').first())
  await expect(studio.field('Last updated')).toBeFocused()
  await click(preview.getByText('25 min').first())
  await expect(page.getByRole('spinbutton', { name: 'Minutes' })).toBeFocused()
  await click(preview.getByRole('rowheader', { name: 'Pro rata' }))
  await expect(page.locator('input:focus')).toHaveValue('Pro rata')
})

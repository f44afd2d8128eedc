import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { studio: studioUrl } = testUrls()

test('an edit link opens its document in its list', { tag: '@rare' }, async ({ page, studio }) => {
  const id = 'article-blog-three-bridges-in-nine-minutes'
  await studio.goTo(`/intent/edit/id=${id};type=article/`)
  await expect(page).toHaveURL(new RegExp(`/structure/articles;article;${id}`))
  await expect(page.getByRole('listbox', { name: 'All articles' })).toBeVisible()
  await expect(studio.field('Title')).toBeEditable()
})

test('a legal page is listed from the day of its review on', async ({ studio }) => {
  const id = 'legal-page-privacy-policy'
  await stackClient().patch(id).set({ reviewOn: '2026-01-15' }).commit()
  try {
    await studio.open('legal;legal-review-due')
    await expect(studio.entry('Review due', /Privacy Policy/)).toBeVisible()
  } finally {
    await restoreSeed(id)
  }
})

test('“Open in Studio” on a page without a draft opens it as a draft, editable', async ({
  page: tab,
  context,
  studio,
}) => {
  const page = await context.newPage()
  const { secret } = await createPreviewSecret(stackClient(), 'a test', studioUrl)
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': '/products/data',
  })
  await page.goto(`/api/draft-mode/enable?${query}`)
  await expect(page.locator('sanity-visual-editing')).toBeAttached()
  const link = page.locator('a[href*="/intent/edit/"]').first()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.locator('h1').hover()
    await expect(link).toBeAttached({ timeout: 2_000 })
  }).toPass()
  const href = await link.getAttribute('href')
  expect(href).not.toContain('perspective=')
  await studio.goTo((href ?? '').replace(studioUrl, ''))
  await expect(tab).toHaveURL(/\/presentation\/product\/product-data\//)
  await expect(studio.field('Title').last()).toBeEditable()
})

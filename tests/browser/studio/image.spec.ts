import { restoreSeed } from '../../support/restore-seed.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const alt = 'Three wallets and the exchange they lead to'

test.afterEach(() => restoreSeed('product-kyt'))

test('an image requires alternative text, and visitors get both', async ({
  page,
  context,
  studio,
}) => {
  await studio.edit('product;product-kyt')
  const picture = { name: 'wallets.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByRole('button', { name: 'Upload' }).setInputFiles(picture)

  await expect(studio.message('Describe what the image shows')).toBeVisible({ timeout: 20_000 })
  await expect(studio.publishButton).toBeDisabled()
  await studio.field('Alternative text').fill('wallets.png')
  await expect(studio.message('This looks like a file name')).toBeVisible()
  await studio.field('Alternative text').fill(alt)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await studio.publish()

  const visitor = await context.newPage()
  const image = visitor.getByRole('img', { name: alt })
  await expect(async () => {
    await visitor.goto(`${testUrls().site}/products/kyt`)
    await expect(image).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(100)
  const source = await image.evaluate((node: HTMLImageElement) => node.currentSrc)
  // Not from the page: its content security policy lets it show images of the lake, but not fetch them.
  const answer = await visitor.request.get(source, {
    headers: { accept: 'image/avif,image/webp,image/*' },
  })
  // Resized and re-encoded, not the uploaded file.
  expect(source).toMatch(/[?&](w|q|fm|auto)=/)
  expect(answer.headers()['content-type']).toMatch(/^image\/(webp|avif)/)
})

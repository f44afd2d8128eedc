import type { Page } from '@playwright/test'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const alt = 'Three wallets and the exchange they lead to'

type Picture = { name: string; mimeType: string; buffer: Buffer }
const CORNER = { x: 0, y: 0, width: 600, height: 400 }

test.afterEach(() => restoreSeed('product-kyt'))

/** Replaces a field's image through its menu. */
async function replaceImage(page: Page, picture: Picture) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('options-menu-button').first().click()
  await page.getByRole('menuitem', { name: 'Upload' }).click()
  await (await chooser).setFiles(picture)
}

test('an image requires alternative text, and visitors see it as the editor cropped it', async ({
  page,
  context,
  studio,
}) => {
  await studio.edit('product;product-kyt')
  const picture = { name: 'wallets.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByRole('button', { name: 'Upload' }).setInputFiles(picture)

  await expect(studio.message('Describe what the image shows')).toBeVisible()
  await expect(studio.publishButton).toBeDisabled()
  await studio.field('Alternative text').fill('wallets.png')
  await expect(studio.message('This looks like a file name')).toBeVisible()
  await studio.field('Alternative text').fill(alt)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const stored = async () =>
    (await stackClient().getDocument<{ image?: object }>('drafts.product-kyt'))?.image
  await expect.poll(stored).toMatchObject({ asset: {}, alt })
  const described = await stored()

  // A new image needs a new text; a crop or the same image does not.
  await stackClient()
    .patch('drafts.product-kyt')
    .set({ 'image.crop': { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0.1 } })
    .set({ tagline: 'Cropped' })
    .commit()
  // The form has received the crop.
  await expect(studio.field('Tagline')).toHaveValue('Cropped')
  await expect(studio.field('Alternative text')).toHaveValue(alt)
  await stackClient().patch('drafts.product-kyt').unset(['image.crop']).commit()
  await replaceImage(page, { ...picture, buffer: await page.screenshot({ clip: CORNER }) })
  await expect(studio.message('Describe what the image shows')).toBeVisible()
  await expect(studio.field('Alternative text')).toHaveValue('')
  await expect(studio.publishButton).toBeDisabled()
  await studio.field('Alternative text').fill(alt)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await replaceImage(page, picture)
  // A message that comes while Publish is pressed disables it, and the click is lost.
  await expect(studio.message('Describe what the image shows')).toBeVisible()
  await studio.field('Alternative text').fill(alt)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The text alone would not do: the image before had the same one.
  await expect.poll(stored).toEqual(described)
  await studio.publish()

  const visitor = await context.newPage()
  const image = visitor.getByRole('img', { name: alt })
  await expect(async () => {
    await visitor.goto(`${testUrls().site}/products/kyt`)
    await expect(image).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
    .toBeGreaterThan(100)
  const source = await image.evaluate((node: HTMLImageElement) => node.currentSrc)
  // Not from the page, whose content security policy does not let it fetch images of the lake.
  const answer = await visitor.request.get(source, {
    headers: { accept: 'image/avif,image/webp,image/*' },
  })
  // Resized and re-encoded, not the uploaded file.
  expect(source).toMatch(/[?&](w|q|fm|auto)=/)
  expect(answer.headers()['content-type']).toMatch(/^image\/(webp|avif)/)
})

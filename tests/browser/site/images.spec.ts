import { expect, test } from '@playwright/test'
import { threeBridges } from '../../../scripts/seed/documents/articles/blog/three-bridges.ts'

const { path, image } = threeBridges

test('an article’s image comes in a width and a format that suit, with words and a preview', async ({
  page,
}) => {
  const types = new Map<string, string | undefined>()
  page.on('response', (response) => types.set(response.url(), response.headers()['content-type']))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path.current)
  const picture = page.getByRole('img', { name: image?.alt ?? '' })
  await expect(picture).toBeVisible()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.getAttribute('sizes')).toContain('vw')
  expect(await picture.getAttribute('style')).toContain('data:image/')

  const address = await picture.evaluate((element: HTMLImageElement) => element.currentSrc)
  expect(types.get(address)).toMatch(/^image\/(avif|webp)$/)
  expect(Number(new URL(address).searchParams.get('w'))).toBeLessThan(800)
  // Scaled once, by the content's own pipeline.
  expect([...types.keys()].filter((url) => url.includes('/_next/image'))).toEqual([])
})

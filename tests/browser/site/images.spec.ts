import { expect } from '@playwright/test'
import { threeBridges } from '../../../scripts/seed/documents/articles/blog/three-bridges.ts'
import { test } from '../../support/site-test.ts'

const { path, image } = threeBridges

test('an article’s image has a fitting width and format, alternative text and a placeholder', async ({
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

  const source = await picture.evaluate((element: HTMLImageElement) => element.currentSrc)
  expect(types.get(source)).toMatch(/^image\/(avif|webp)$/)
  expect(Number(new URL(source).searchParams.get('w'))).toBeLessThan(800)
  // The content lake resizes images, not Next's image optimizer.
  expect([...types.keys()].filter((url) => url.includes('/_next/image'))).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { alteredCopies, LONG_WORD } from '../../support/altered-copy.ts'
import { seedDocuments } from '../../support/seed.ts'
import { test } from '../../support/site-test.ts'
import { stackClient } from '../../support/stack-client.ts'

const client = stackClient()
const TYPES = ['siteSettings', 'navigation', 'redirect']
const ids = seedDocuments.flatMap(({ _id, _type }) => (TYPES.includes(_type) ? [] : _id))

/** Copies all content with changed texts and paths; returns the paths by type. */
async function writeCopies(mark: string, change: (text: string) => string) {
  const documents = await client.fetch('*[_id in $ids]', { ids })
  const copies = alteredCopies(documents, mark, change)
  const transaction = client.transaction()
  for (const copy of copies) transaction.create(copy)
  await transaction.commit()
  const pathsOf = (type: string) =>
    copies.flatMap(({ _type, path }) => (_type === type && path ? path.current : []))
  return { pathsOf, remove: () => client.delete({ query: `*[_id in path("${mark}-*")]` }) }
}

/** Opens a page that was just published and that the site may not know yet. */
async function openNew(page: Page, path: string) {
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
}

const widthOf = (page: Page) =>
  page.evaluate(() => [document.scrollingElement?.scrollWidth, innerWidth])

test('a word of 300 letters in every text causes no horizontal scrolling on a phone', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const { pathsOf, remove } = await writeCopies('long', (text) => `${text} ${LONG_WORD}`)
  try {
    const one = ['article', 'guide', 'event', 'job', 'legalPage'].map((type) => pathsOf(type)[0])
    const paths = [...pathsOf('page'), ...pathsOf('product'), ...one]
    expect(paths.length).toBeGreaterThan(30)
    const overflowing: string[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openNew(page, path ?? '')
      await expect(page.locator('h1')).toContainText(LONG_WORD)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const [scrolls, shown] = await widthOf(page)
        if (scrolls !== shown) overflowing.push(`${path}: ${scrolls} px at ${width}`)
      }
    }
    expect(overflowing).toEqual([])
  } finally {
    await remove()
  }
})

test('an Arabic text is right-to-left while the page stays left-to-right', async ({ page }) => {
  test.setTimeout(180_000)
  const { pathsOf, remove } = await writeCopies('arabic', () => 'تتبع الأموال عبر السلاسل')
  try {
    for (const type of ['page', 'product', 'article', 'job', 'event', 'guide', 'legalPage']) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await openNew(page, pathsOf(type)[0] ?? '')
        const title = page.locator('h1')
        await expect(title).toHaveCSS('direction', 'rtl')
        await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
        expect(await widthOf(page)).toEqual([width, width])
        // The text is right-aligned in the heading.
        const gap = await title.evaluate((heading) => {
          const words = document.createRange()
          words.selectNodeContents(heading)
          return heading.getBoundingClientRect().right - words.getBoundingClientRect().right
        })
        expect(Math.abs(gap)).toBeLessThan(4)
      }
    }
  } finally {
    await remove()
  }
})

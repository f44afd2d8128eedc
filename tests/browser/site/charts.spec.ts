import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open, openFolds, partsTooWide } from './on-page.ts'

// Together they have every kind of chart.
const PATHS = ['/resources/nft-market-report', '/resources/geography-report']
const MORE = [
  '/resources/crypto-crime-report',
  '/resources/defi-adoption-report',
  '/resources/research',
]

const figures = (page: Page) => page.locator('main figure:has([role=img])')

/** The texts of a chart that overlap or leave the window. */
async function misplacedTexts(figure: Locator): Promise<string[]> {
  return await figure.evaluate((element) => {
    const slack = 1
    const words = [...element.querySelectorAll('[role=img] svg text, [role=img] p')]
      .map((node) => ({ text: node.textContent ?? '', box: node.getBoundingClientRect() }))
      .filter(({ text, box }) => text.trim() && box.width > 0)
    const found = words
      .filter(({ box }) => box.left < -slack || box.right > innerWidth + slack)
      .map(({ text }) => `${text} leaves the window`)
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        const apart =
          one.box.right <= other.box.left + slack ||
          other.box.right <= one.box.left + slack ||
          one.box.bottom <= other.box.top + slack ||
          other.box.bottom <= one.box.top + slack
        if (!apart) found.push(`${one.text} on ${other.text}`)
      }
    return found
  })
}

for (const path of [...PATHS, ...MORE]) {
  const tag = MORE.includes(path) ? ['@rare'] : []
  test(`the texts in the charts of ${path} do not overlap or leave the window`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const charts = figures(page)
      expect(await charts.count()).toBeGreaterThan(0)
      for (const chart of await charts.all())
        expect(await misplacedTexts(chart), `at ${width} px`).toEqual([])
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test('the tables of charts have no axe violations and do not widen the page', async ({
    page,
  }) => {
    await open(page, '/resources/geography-report')
    await expect(page.locator('main figure details')).not.toHaveCount(0)
    await openFolds(page)
    await expectNoAxeViolations(page)
    expect(await partsTooWide(page)).toEqual([])
  })
})

test('the table of a chart opens with the keyboard and has its values', async ({ page }) => {
  await open(page, '/resources/geography-report')
  const chart = figures(page).first()
  const table = chart.getByRole('table')
  await expect(table).toBeHidden()
  await chart.getByText('Show the figures as a table').press('Enter')
  await expect(table).toBeVisible()
  await expect(table.getByRole('row', { name: 'Asia Pacific 71% 66%' })).toBeVisible()
})

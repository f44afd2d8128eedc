import { expect, type Page, test } from '@playwright/test'
import { newVisitor } from '../../support/decided-visitor.ts'
import { EVERY_ROUTE } from '../../support/every-route.ts'
import { expectNoAxeViolations } from '../site/on-page.ts'
import { load } from './load.ts'

// One load for each route and width serves every check, so that all of them stay affordable.

const KILOBYTE = 1024
const MOST = { html: 40, scripts: 126, styles: 14, fonts: 60 }
const MOST_SHIFT = 0.02
/** `npm test -- browser` with ROUTES=/company/about,/login looks at those only. */
const routes = process.env.ROUTES?.split(',') ?? EVERY_ROUTE

test.use({ reducedMotion: 'reduce' })
// No other file is nearly as long.
test.describe.configure({ mode: 'parallel' })

test.describe('a first visit', () => {
  test.use({ storageState: newVisitor })

  for (const path of routes) {
    test(`${path} is light, accessible and steady on a desktop`, async ({ page }) => {
      const { chainedFonts, layoutShift, strangers, complaints, ...weights } = await load(
        page,
        path,
      )
      const kilobytes = Object.entries(weights).map(([kind, bytes]) => [kind, bytes / KILOBYTE])
      const figures = Object.fromEntries(kilobytes) as typeof MOST
      test.info().annotations.push({ type: 'weight', description: describe(path, figures) })

      expect.soft(strangers, 'servers that are not ours').toEqual([])
      expect.soft(complaints, 'complaints in the console').toEqual([])
      expect.soft(figures.scripts, 'scripts that were seen').toBeGreaterThan(50)
      for (const kind of Object.keys(MOST) as (keyof typeof MOST)[]) {
        expect.soft(figures[kind], `${path}: KB of ${kind}`).toBeLessThanOrEqual(MOST[kind])
      }
      expect.soft(chainedFonts.length, `${path}: ${chainedFonts}`).toBeLessThanOrEqual(1)
      expect.soft(layoutShift, `${path}: layout shift`).toBeLessThanOrEqual(MOST_SHIFT)
      await expectNoAxeViolations(page)
      // As a browser does that zooms a window of 1280 px to 200 %.
      await expectNoSidewaysScroll(page, 640, path)
    })
  }
})

for (const path of routes) {
  test(`${path} is accessible and steady on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { layoutShift } = await load(page, path)
    expect.soft(layoutShift, `${path}: layout shift`).toBeLessThanOrEqual(MOST_SHIFT)
    await expectNoSidewaysScroll(page, 390, path)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, 320, path)
  })
}

const describe = (path: string, figures: Record<string, number>) =>
  `${path}: ${Object.entries(figures)
    .map(([kind, kilobytes]) => `${kind} ${kilobytes.toFixed(1)} KB`)
    .join(', ')}`

async function expectNoSidewaysScroll(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: 800 })
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5)
      .concat(`${scrollWidth} px wide`)
  })
  expect.soft(tooWide, `${path} at ${width} px`).toEqual([])
}

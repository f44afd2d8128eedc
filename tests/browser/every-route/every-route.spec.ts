import { expect, type Page } from '@playwright/test'
import { newVisitor } from '../../support/decided-visitor.ts'
import { EVERY_ROUTE, ROUTES_OF_EVERY_KIND } from '../../support/every-route.ts'
import { test } from '../../support/site-test.ts'
import {
  expectNoAxeViolations,
  partsTooWide,
  setFontSize,
  TEXT_SPACING,
  textsWithoutBreaks,
} from '../site/on-page.ts'
import { delayFonts, load } from './load.ts'

// Loads each route (`npm test`: one of every kind) once for all checks, and routes that together show every section type once more on a slow phone.

const KILOBYTE = 1024
/**
 * KB that a first load of any route may have, compressed with Brotli at its highest level. Its styles are in the HTML.
 * A build of the same commit in another folder has had 0.13 KB more.
 */
const MOST = { html: 39.9, scripts: 132.1, styles: 0, fonts: 33.5 }
/** A form with a file shows its file field at once. */
const MOST_SCRIPTS_WITH_FILE = 136.5
/** Widths of phones, and the default font size of a reader of large text. */
const LARGE_TEXTS = [
  [360, 24],
  [412, 32],
  [320, 32],
] as const
/** A title moves by 0.027 until its font, or the text beside it, arrives. Good is below 0.1 (web.dev/articles/cls). */
const MAX_LAYOUT_SHIFT = 0.03

/** The height of a page on a phone of 390 px, and what is read from beginning to end instead. */
const MOST_PX = 8000
const RUNNING_TEXT = /^\/(legal|company\/news|resources\/(blog|documentation|support-center))\/./

test.use({ reducedMotion: 'reduce' })
// Parallel, because it is the longest file.
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

test.describe('a first visit', () => {
  test.use({ storageState: newVisitor })

  for (const path of EVERY_ROUTE) {
    const tag = ROUTES_OF_EVERY_KIND.includes(path) ? [] : ['@rare']
    test(`${path} meets the byte budget, is accessible and keeps its layout on a desktop`, {
      tag,
    }, async ({ page }) => {
      const loaded = await load(page, path)
      const { chainedFonts, layoutShift, shifted, crossOrigin, ...sizes } = loaded
      const kilobytes = Object.entries(sizes).map(([kind, bytes]) => [kind, bytes / KILOBYTE])
      const figures = Object.fromEntries(kilobytes) as typeof MOST
      test.info().annotations.push({ type: 'weight', description: describe(path, figures) })

      expect.soft(crossOrigin, 'requests to other servers').toEqual([])
      expect
        .soft(figures.scripts, 'KB of scripts, as a check of the measurement')
        .toBeGreaterThan(50)
      const most = /^\/forms\/job/.test(path) ? { ...MOST, scripts: MOST_SCRIPTS_WITH_FILE } : MOST
      for (const kind of Object.keys(MOST) as (keyof typeof MOST)[])
        expect.soft(figures[kind], `${path}: KB of ${kind}`).toBeLessThanOrEqual(most[kind])
      expect.soft(chainedFonts, `${path}: fonts that are not preloaded`).toEqual([])
      expect
        .soft(layoutShift, `${path}: layout shift of ${shifted}`)
        .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
      await expectNoAxeViolations(page)
      expect.soft(await textsWithoutBreaks(page), `${path}: line breaks vanish`).toEqual([])
      // 640 px equals a window of 1280 px at 200 % zoom.
      for (const width of [640, 390, 320]) await expectAllInPage(page, path, { width })
      if (!RUNNING_TEXT.test(path))
        expect
          .soft(await heightOnPhone(page), `${path}: px on a phone`)
          .toBeLessThanOrEqual(MOST_PX)
      // Large text: 150 % and 200 % of the usual size.
      for (const [width, text] of LARGE_TEXTS) {
        await setFontSize(page, text)
        await expectAllInPage(page, path, { width, text })
      }
      await setFontSize(page, 16)
      await page.addStyleTag({ content: TEXT_SPACING })
      await expectAllInPage(page, path, { width: 320, spacing: TEXT_SPACING })
    })
  }
})

// The first ones have the most sections.
for (const [index, path] of ROUTES_OF_EVERY_KIND.entries()) {
  const tag = index < 2 ? [] : ['@rare']
  test(`${path} keeps its layout on a phone where fonts come late`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await delayFonts(page)
    const { layoutShift, shifted } = await load(page, path)
    expect
      .soft(layoutShift, `${path}: layout shift of ${shifted}`)
      .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
    await expectNoAxeViolations(page)
  })
}

const describe = (path: string, figures: Record<string, number>) =>
  `${path}: ${Object.entries(figures)
    .map(([kind, kilobytes]) => `${kind} ${kilobytes.toFixed(1)} KB`)
    .join(', ')}`

type Reading = { width: number; text?: number; spacing?: string }

/** With all parts laid out, also those far below, and without the room that the cookie banner makes below the page. */
async function heightOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addStyleTag({ content: 'section, footer { content-visibility: visible !important }' })
  return page.evaluate(() => document.body.offsetHeight)
}

async function expectAllInPage(page: Page, path: string, how: Reading) {
  await page.setViewportSize({ width: how.width, height: 800 })
  expect.soft(await partsTooWide(page), `${path} with ${JSON.stringify(how)}`).toEqual([])
}

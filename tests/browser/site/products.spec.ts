import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

const PLANS = ['/products/chainlantern-oracle', '/products/chainlantern-screening']
const PICTURES = ['/', '/products/reactor']
const MORE = ['kyt', 'storyline', 'data', 'market-intelligence'].map((name) => `/products/${name}`)
/** The smallest font size on a phone, in CSS pixels. */
const SMALLEST = 11

for (const path of PLANS) {
  test(`${path}: the parts of a plan do not overlap at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    const plans = page.locator('#plans ul > li:has(h3)')
    await expect(plans).toHaveCount(3)
    const overlapping = await plans.evaluateAll((items) =>
      items.flatMap((item) => {
        const parts = [...item.children].map((part) => part.getBoundingClientRect())
        const overlap = parts.some((part, i) => i > 0 && part.top < (parts[i - 1]?.bottom ?? 0) - 1)
        const overflows = item.scrollWidth > item.clientWidth + 1
        return overlap || overflows ? [item.textContent] : []
      }),
    )
    expect(overlapping).toEqual([])
  })
}

for (const path of [...PICTURES, ...MORE, ...PLANS]) {
  const tag = PICTURES.includes(path) ? [] : ['@rare']
  test(`${path}: no text in an illustration is smaller than ${SMALLEST} px at 390 px`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await expect(page.locator('main [role=img]')).not.toHaveCount(0)
    const small = await page.locator('main [role=img] svg text').evaluateAll(
      (texts, minimum) =>
        texts.flatMap((text) => {
          const svg = text.closest('svg')
          const scale = svg?.getScreenCTM()?.a ?? 1
          const spans = [text, ...text.querySelectorAll('tspan')]
          const sizes = spans.map((span) => Number.parseFloat(getComputedStyle(span).fontSize))
          const shown = svg?.checkVisibility() && svg.getBoundingClientRect().width > 0
          const drawn = Math.min(...sizes) * scale
          return shown && drawn < minimum ? [`${text.textContent}: ${drawn}`] : []
        }),
      SMALLEST,
    )
    expect(small).toEqual([])
  })
}

test('a name of any length in a fold keeps the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, '/')
  const fold = page.locator('main .phone-fold > summary').first()
  await fold.evaluate((summary) => {
    summary.textContent = 'x'.repeat(58_000)
    summary.scrollIntoView()
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

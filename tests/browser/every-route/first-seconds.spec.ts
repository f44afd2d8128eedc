import { expect } from '@playwright/test'
import { ROUTES_OF_EVERY_KIND } from '../../support/every-route.ts'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'

// While a page loads, nothing of it moves: each frame of an animation within an SVG, and each late change of the page,
// computes styles and layout anew, which a cheap phone has no time for while it hydrates.

/** How often styles, and layout, may be computed in the first four seconds. */
const MOST = 25

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' })

for (const path of ROUTES_OF_EVERY_KIND) {
  test(`${path} computes styles and layout seldom while it loads`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await open(page, path)
    await page.waitForFunction(() => performance.now() > 4000)
    const { metrics } = await session.send('Performance.getMetrics')
    const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Infinity
    expect.soft(count('RecalcStyleCount'), 'styles').toBeLessThanOrEqual(MOST)
    expect.soft(count('LayoutCount'), 'layouts').toBeLessThanOrEqual(MOST)
  })
}

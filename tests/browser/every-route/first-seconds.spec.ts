import { type CDPSession, expect, type Page } from '@playwright/test'
import { ROUTES_OF_EVERY_KIND } from '../../support/every-route.ts'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'

// While a page loads, nothing of it moves: each frame of an animation within an SVG, and each late change of the page,
// computes styles and layout anew, which a cheap phone has no time for while it hydrates.

/** How often styles, and layout, may be computed in the first four seconds. */
const MOST = 25
/** Pages of a test: while one waits for its four seconds, the next ones load. */
const PAGES = 6

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' })
// Parallel, so that both workers take some.
test.describe.configure({ mode: 'parallel' })

const paths = [...ROUTES_OF_EVERY_KIND]
while (paths.length > 0) {
  const some = paths.splice(0, PAGES)
  // The first ones have the most sections.
  const tag = some.includes('/') ? [] : ['@rare']
  test(`styles and layout are computed seldom while a page loads: ${some.join(' ')}`, {
    tag,
  }, async ({ context }) => {
    const counting: ReturnType<typeof countLater>[] = []
    for (const path of some) {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Performance.enable')
      await open(page, path)
      counting.push(countLater(page, session))
    }
    for (const [index, { styles, layouts }] of (await Promise.all(counting)).entries()) {
      expect.soft(styles, `${some[index]}: styles`).toBeLessThanOrEqual(MOST)
      expect.soft(layouts, `${some[index]}: layouts`).toBeLessThanOrEqual(MOST)
    }
  })
}

/** What the browser has computed for a page when it is four seconds old. */
async function countLater(page: Page, session: CDPSession) {
  await page.waitForFunction(() => performance.now() > 4000)
  const { metrics } = await session.send('Performance.getMetrics')
  const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Infinity
  return { styles: count('RecalcStyleCount'), layouts: count('LayoutCount') }
}

import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { open } from './on-page.ts'

const PATHS = ['/', '/products/reactor', '/legal/privacy-policy']
const KILOBYTE = 1024

for (const path of PATHS) {
  test(`${path} loads at most 131 KB of JavaScript and 60 KB of fonts, from this machine`, async ({
    page,
  }) => {
    const scripts: Promise<number>[] = []
    const fonts: Promise<number>[] = []
    const strangers: string[] = []
    page.on('response', (response) => {
      const { hostname, pathname } = new URL(response.url())
      if (!/^(localhost|127\.0\.0\.1|.*\.localhost)$/.test(hostname)) strangers.push(response.url())
      if (pathname.endsWith('.js'))
        scripts.push(response.body().then((body) => brotliCompressSync(body).length))
      if (pathname.endsWith('.woff2')) fonts.push(response.body().then((body) => body.length))
    })
    await open(page, path)
    await page.waitForLoadState('networkidle')

    const sum = async (sizes: Promise<number>[]) =>
      (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    const javascript = await sum(scripts)
    const type = await sum(fonts)
    test.info().annotations.push({
      type: 'weight',
      description: `${path}: ${(javascript / KILOBYTE).toFixed(1)} KB of JavaScript, ${(type / KILOBYTE).toFixed(1)} KB of fonts`,
    })
    expect(javascript).toBeGreaterThan(50 * KILOBYTE)
    expect(javascript).toBeLessThanOrEqual(131 * KILOBYTE)
    expect(type).toBeGreaterThan(0)
    expect(type).toBeLessThanOrEqual(60 * KILOBYTE)
    expect(strangers).toEqual([])
  })

  for (const width of [390, 1280]) {
    test(`${path} does not shift while it loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(500)
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      )
      expect(total).toBeLessThan(0.005)
    })
  }
}

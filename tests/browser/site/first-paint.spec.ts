import { expect, type Page, test } from '@playwright/test'
import { menuButton, openMenus, untilAlive } from './on-page.ts'

async function expectAlive(page: Page) {
  await expect(async () => {
    await menuButton(page, 'Products').hover()
    await expect(openMenus(page)).toHaveCount(1, { timeout: 500 })
  }).toPass()
}

/** When the scripts that weigh most were asked for, and when the page could be seen, in ms. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const heavy = loads.filter(
      ({ name, decodedBodySize }) => /\.js$/.test(name) && decodedBodySize > 100_000,
    )
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { asked: heavy.map(({ startTime }) => startTime), painted: paint?.startTime ?? 0 }
  })

/** A browser that never tells of its paint. */
const withoutPaintEntries = (page: Page) =>
  page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  })

for (const path of ['/', '/resources/blog', '/login', '/nope']) {
  test(`${path} can be seen before it asks for the framework`, async ({ page }) => {
    await page.goto(path)
    await expect.poll(async () => (await readTimes(page)).asked.length).toBeGreaterThanOrEqual(2)
    const { asked, painted } = await readTimes(page)
    expect(painted).toBeGreaterThan(0)
    expect(Math.min(...asked)).toBeGreaterThan(painted)
  })
}

test('a tab in the background comes alive without being seen', async ({ page }) => {
  await withoutPaintEntries(page)
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(1)
  await expectAlive(page)
})

test('a browser that does not tell of its paint is waited for, and not for ever', async ({
  page,
}) => {
  await withoutPaintEntries(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(2900)
  await page.waitForLoadState('networkidle')
  expect((await readTimes(page)).asked).toEqual([])
  await page.clock.runFor(100)
  await expectAlive(page)
})

for (const [what, name, answer] of [
  ['a dialog', 'Contact Sales', (page: Page) => page.getByRole('dialog')],
  ['a menu', 'Products', openMenus],
] as const) {
  test(`${what} whose button was pressed before the page came alive opens then, once`, async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      if (!route.request().url().includes('after-first-paint')) await gate.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.click()
    await button.click()
    await page.waitForTimeout(300)
    await expect(answer(page)).toHaveCount(0)
    gate.resolve()
    await expect(answer(page)).toHaveCount(1)
    await page.waitForTimeout(300)
    await expect(answer(page)).toHaveCount(1)
  })
}

/** Presses a button of the menus between React's first look at the page and its taking over of that button. */
function pressInBetween() {
  const between = new MessageChannel()
  between.port1.onmessage = () => {
    const has = (place: object | null, mark: string) =>
      place !== null && Object.keys(place).some((key) => key.startsWith(mark))
    const button = document.querySelector<HTMLButtonElement>('button[data-menu]')
    if (has(button, '__reactProps')) return
    if (!has(document, '_reactListening')) return between.port2.postMessage(null)
    button?.click()
    console.log('pressed in between')
  }
  between.port2.postMessage(null)
}

test('a press that brings the page to life is answered once', async ({ page }) => {
  const pressed = page.waitForEvent('console', (message) => /in between/.test(message.text()))
  await page.addInitScript(pressInBetween)
  await page.goto('/')
  await pressed
  await untilAlive(page)
  await page.waitForTimeout(300)
  await expect(openMenus(page)).toHaveCount(1)
})

import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { untilChatKnown } from './at-rest.ts'
import { menuButton, open } from './on-page.ts'

for (const saveData of [false, true]) {
  const what = saveData ? 'nothing before a click' : 'what is in sight'
  const tag = saveData ? [] : ['@rare']
  test(`with Save-Data ${saveData ? 'on' : 'off'}, links fetch ${what}`, { tag }, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value, downlink: 10 } })
    }, saveData)
    const prefetched: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('_rsc')) prefetched.push(request.url())
    })
    await page.goto('/')
    await untilChatKnown(page)
    expect(prefetched.length > 0, prefetched.join('\n')).toBe(!saveData)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL(/about/)
  })
}

/** Holds back all scripts that the page requests from now on; returns how to let them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search this site' })
const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search' }).filter({ visible: true })

const waysIntoSearch: [string, (page: Page) => Promise<void>][] = [
  ['a click', (page) => searchButton(page).click()],
  ['a slash', (page) => page.keyboard.press('/')],
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
]

for (const [way, enter] of waysIntoSearch) {
  const tag = way === 'a click' ? [] : ['@rare']
  test(`what is typed after ${way} is kept while the search loads`, { tag }, async ({ page }) => {
    await open(page, '/')
    const release = await holdScripts(page)
    await enter(page)
    await page.keyboard.type('certificate')
    await expect(searchField(page)).toHaveValue('certificate')
    release()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(searchField(page)).toHaveValue('certificate')
    await expect(searchField(page)).toBeFocused()
  })
}

test('Enter before the results have loaded leads to the results page', async ({ page }) => {
  await open(page, '/')
  const release = await holdScripts(page)
  await searchButton(page).click()
  await page.keyboard.type('certificate')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL('/search?q=certificate')
  await expect(page.getByRole('searchbox')).toHaveValue('certificate')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/)
})

for (const [way, width, name, enter] of [
  ['pointed at', 1280, 'Products', (button: Locator) => button.hover()],
  ['pressed', 390, 'Menu', (button: Locator) => button.click()],
] as const) {
  test(`a menu that is ${way} before hydration opens with it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await enter(menuButton(page, name))
    await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true')
  })
}

const typedEarly: [string, string, (page: Page) => Promise<void>, RegExp][] = [
  ['the search', '/', (page) => searchButton(page).click(), /Certificate/i],
  ['the search page', '/search', (page) => page.getByRole('searchbox').focus(), /Certificate/i],
  [
    'the calculator',
    '/products/chainlantern-oracle',
    (page) => page.getByRole('textbox', { name: 'How many API calls a month?' }).selectText(),
    /fits 250,000 API calls/,
  ],
  [
    'the search of articles',
    '/resources/blog',
    (page) => page.getByRole('main').getByRole('searchbox').focus(),
    /Showing/,
  ],
]

for (const [what, path, enter, answer] of typedEarly) {
  test(`what is typed into ${what} before hydration is kept and answered`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await enter(page)
    const typed = what === 'the calculator' ? '250000' : 'certificate'
    await page.keyboard.type(typed)
    const value = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)
    expect(await value()).toBe(typed)
    release()
    await expect(page.getByText(answer).filter({ visible: true }).first()).toBeVisible()
    expect(await value()).toBe(what === 'the calculator' ? '250,000' : typed)
  })
}

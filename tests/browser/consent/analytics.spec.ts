import { expect, type Page } from '@playwright/test'
import { decidedVisitor, newVisitor } from '../../support/decided-visitor.ts'
import { testUrls } from '../../support/test-urls.ts'
import { atRest, untilChatKnown } from '../site/at-rest.ts'
import { menuButton, open } from '../site/on-page.ts'
import { button, footerButton, settings, stored, test } from './consent-page.ts'

const START = '/resources/support-center'
const ALLOWED = decidedVisitor({ choice: 'custom', categories: ['analytics'] })

/** Follows a link of the menu, which loads no document. */
async function goToAbout(page: Page) {
  await menuButton(page, 'Company').click()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(/company\/about/)
}

async function search(page: Page) {
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('evidence of john@doe.example')
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
}

test.describe('a visitor who allows analytics', () => {
  test.use({ storageState: ALLOWED })

  test('Tag Manager is told of each page and search once, without any query, and survives errors', async ({
    page,
    analytics,
  }) => {
    const url = (path: string) => testUrls().site + path
    await open(page, `${START}?email=john@doe.example#top`)
    const viewed = (path: string, title: string, referrer: string) =>
      `page_view ${JSON.stringify({ page_location: url(path), page_path: path, page_title: title, page_referrer: referrer })}`
    const first = viewed(START, await page.title(), '')
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    const consent = `consent ${JSON.stringify({ how: 'default', analytics_storage: 'granted', ...denied })}`
    await expect.poll(() => analytics.told).toEqual([consent, first])
    expect(analytics.requests[0]).toBe('/gtm.js?id=GTM-TESTS1')
    await page.evaluate(() => {
      location.hash = 'another'
    })
    await goToAbout(page)
    const second = () => page.title().then((title) => viewed('/company/about', title, url(START)))
    await expect(async () => expect(analytics.told.at(-1)).toBe(await second())).toPass()
    await search(page)
    await expect.poll(() => analytics.told.at(-1)).toMatch(/^search /)
    await page.getByRole('contentinfo').getByRole('textbox').fill('john@doe.example')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).dblclick()
    await expect
      .poll(() => analytics.told.at(-1))
      .toMatch(/^form_sent .*"form_type":"Newsletter Subscription"/)
    // As the thanks for a request give it: the address is the visitor's own.
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/api/downloads/id-of-john/report/pdf/1?x'
      link.append('Report (PDF)')
      link.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('main')?.prepend(link)
    })
    const file = page.getByRole('link', { name: 'Report (PDF)' })
    await file.dblclick()
    await expect
      .poll(() => analytics.told.at(-1))
      .toMatch(/^download .*"link_text":"Report \(PDF\)"/)
    expect(analytics.told).toHaveLength(6)
    expect(analytics.told.join()).not.toMatch(/john|\?|#/)

    // Restored from the back/forward cache: another view of the page.
    const restored = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await restored()
    await expect.poll(() => analytics.told.at(-1)).toMatch(/^page_view .*about/)

    await page.evaluate(() => {
      if (window.dataLayer)
        window.dataLayer.push = () => {
          throw new Error('of the provider')
        }
    })
    await restored()
    await atRest(page)
  })

  test('withdraws in another tab: this one follows, unless it would lose what was typed', {
    tag: '@rare',
  }, async ({ page, context, analytics }) => {
    const [typing, other] = [await context.newPage(), await context.newPage()]
    for (const each of [page, typing]) await open(each, START)
    await expect.poll(() => analytics.told.length).toBe(4)
    await typing.getByRole('contentinfo').getByRole('textbox').fill('john@doe.example')
    await typing.getByRole('contentinfo').getByRole('textbox').blur()
    await open(other, '/legal/cookie-policy')
    const reloaded = page.waitForEvent('load')
    await footerButton(other).click()
    await settings(other).getByRole('button', { name: 'Reject non-essential' }).click()
    await reloaded
    await untilChatKnown(page)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(await context.cookies()).toEqual([])
    await expect(typing.getByRole('contentinfo').getByRole('textbox')).toHaveValue(
      'john@doe.example',
    )
    const count = analytics.told.length
    await goToAbout(typing)
    await atRest(typing)
    expect(analytics.told).toHaveLength(count)
  })

  test('Global Privacy Control counts as no', async ({ page, analytics }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await open(page, START)
    await untilChatKnown(page)
    await goToAbout(page)
    await atRest(page)
    expect(analytics.requests).toEqual([])
  })
})

test.describe('a visitor who allows analytics and the chat', () => {
  test.use({
    storageState: decidedVisitor({ choice: 'custom', categories: ['analytics', 'chat'] }),
  })

  test('withdraws: the scripts and what they stored are gone', async ({
    page,
    analytics,
    chat,
  }) => {
    await open(page, START)
    await expect.poll(() => analytics.told.length).toBe(2)
    await expect.poll(() => chat.requests.length).toBe(2)
    const count = analytics.requests.length
    await footerButton(page).click()
    const reloaded = page.waitForEvent('load')
    await settings(page).getByRole('button', { name: 'Reject non-essential' }).click()
    await reloaded
    await untilChatKnown(page)
    expect([analytics.requests.length, chat.requests.length]).toEqual([count, 2])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent'])
    expect(await page.context().cookies()).toEqual([])
  })
})

test.describe('a new visitor', () => {
  test.use({ storageState: newVisitor })

  test('is not measured before they allow it, and then on the page where they do', async ({
    page,
    analytics,
    chat,
  }) => {
    await open(page, START)
    await button(page, 'Accept all').click()
    const categories = ['analytics', 'chat', 'marketing', 'social']
    expect(await stored(page)).toMatchObject({ choice: 'all', categories })
    await expect.poll(() => analytics.told.length).toBe(2)
    expect(analytics.told[0]).toContain('"ad_storage":"granted"')
    expect(analytics.told[1]).toMatch(/^page_view .*support-center/)
    await expect.poll(() => chat.requests.length).toBeGreaterThan(0)
  })
})

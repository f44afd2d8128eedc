import { expect, type Page } from '@playwright/test'
import { type ChatDouble, startChatDouble } from '../../support/chat-double.ts'
import { test as base } from '../../support/site-test.ts'
import { testPorts } from '../../support/test-urls.ts'
import { atRest, untilChatKnown, untilQuiet } from '../site/at-rest.ts'
import { type AnalyticsDouble, startAnalyticsDouble } from './analytics-double.ts'

/** A test with the configured chat provider and measurement. */
export const test = base.extend<{ chat: ChatDouble; analytics: AnalyticsDouble }>({
  chat: async ({ page }, use) => {
    const double = await startChatDouble(testPorts().chat)
    await use(double)
    // Requests of the page to a stopped server would be errors in the console.
    await page.goto('about:blank')
    await double.stop()
  },
  analytics: async ({ page }, use) => {
    const double = await startAnalyticsDouble(testPorts().analytics)
    await use(double)
    await page.goto('about:blank')
    await double.stop()
  },
})

export const banner = (page: Page) => page.getByRole('region', { name: 'Optional cookies are off' })
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
export const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
export const toggle = (page: Page, name: string) => settings(page).getByRole('switch', { name })

type Stored = { choice: string; categories: string[]; version: string; decidedAt: string } | null

export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as Stored)

/** Fails if the page shows the banner, whose code and texts load when it is idle. */
export async function expectNoBanner(page: Page) {
  await untilChatKnown(page)
  await atRest(page)
  await untilQuiet(page)
  await expect(banner(page)).toHaveCount(0)
}

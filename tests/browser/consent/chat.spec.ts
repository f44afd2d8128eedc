import { expect, type Page } from '@playwright/test'
import { CHAT_ACCOUNT } from '../../support/chat-double.ts'
import { decidedVisitor } from '../../support/decided-visitor.ts'
import { open } from '../site/on-page.ts'
import { settings, stored, test, toggle } from './consent-page.ts'

const PATH = '/resources/support-center'
const WIDGET = `/${CHAT_ACCOUNT}/widget.js`

const chatButton = (page: Page) => page.getByRole('button', { name: 'Start a chat' })
const chatWindow = (page: Page) => page.getByText(`Chat of ${CHAT_ACCOUNT}`)
const support = (page: Page) => page.getByRole('dialog', { name: /support/i })
const message = (page: Page) =>
  page
    .waitForEvent('console', (said) => said.text().startsWith('Chat widget:'))
    .then((said) => said.text())

test.describe('a visitor who allows the chat', () => {
  test.use({ storageState: decidedVisitor({ choice: 'custom', categories: ['chat'] }) })

  test('gets it on every page, and the load message is logged', async ({ page, chat }) => {
    const said = message(page)
    await open(page, PATH)
    expect(await said).toBe('Chat widget: loaded')
    await expect.poll(() => chat.requests).toEqual([WIDGET, '/hello'])
    await chatButton(page).click()
    await expect(chatWindow(page)).toBeVisible()
    await expect(support(page)).toHaveCount(0)
  })

  test.describe('whose provider is unreachable', () => {
    test.use({ expectedErrors: /net::ERR_CONNECTION_REFUSED/ })

    test('gets Technical Support', async ({ page }) => {
      await open(page, PATH)
      await chatButton(page).click()
      await expect(support(page)).toBeVisible()
    })
  })
})

test.describe('a visitor who has not allowed the chat', () => {
  test('is asked when they open the chat, which opens once they allow it', async ({
    page,
    chat,
  }) => {
    await open(page, PATH)
    await chatButton(page).click()
    await expect(settings(page)).toContainText('provided by another company')
    expect(chat.requests).toEqual([])
    await toggle(page, 'Chat').click()
    await settings(page).getByRole('button', { name: 'Save choice' }).click()
    await expect(chatWindow(page)).toBeVisible()
    expect(await stored(page)).toMatchObject({ choice: 'custom', categories: ['chat'] })
  })

  test('can send a request instead, or close the settings', async ({ page, chat }) => {
    await open(page, PATH)
    await chatButton(page).click()
    await expect(settings(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toHaveCount(0)
    await expect(chatButton(page)).toBeFocused()
    await expect(support(page)).toHaveCount(0)
    await chatButton(page).click()
    await settings(page).getByRole('button', { name: 'Send a request instead' }).click()
    await expect(support(page)).toBeVisible()
    expect(chat.requests).toEqual([])
  })
})

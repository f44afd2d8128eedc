import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readSettings } from '../../../scripts/env.ts'
import { createProcessGroup } from '../../../scripts/run/process-group.ts'
import { site as siteProgram } from '../../../scripts/run/programs.ts'
import { untilReady } from '../../../scripts/run/ready.ts'
import { CHAT_ACCOUNT } from '../../support/chat-double.ts'
import { decidedVisitor } from '../../support/decided-visitor.ts'
import { testPorts } from '../../support/test-urls.ts'
import { openDialog, support as supportRequest, triggerOf } from '../leads/dialog-page.ts'
import { untilQuiet } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'
import { footerButton, settings, stored, test, toggle } from './consent-page.ts'

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

  test('gets it on every page, and the load message is logged after two seconds', async ({
    page,
    chat,
  }) => {
    const said = message(page)
    const started = Date.now()
    await open(page, PATH)
    expect(await said).toBe('Chat widget: loaded')
    expect(Date.now() - started).toBeGreaterThan(1900)
    await expect.poll(() => chat.requests).toEqual([WIDGET, '/hello'])
    await chatButton(page).click()
    await expect(chatWindow(page)).toBeVisible()
    await expect(support(page)).toHaveCount(0)
  })

  test('withdraws: the script and its stored data are gone', async ({ page, chat }) => {
    const said = message(page)
    await open(page, PATH)
    await said
    await expect.poll(() => chat.requests.length).toBe(2)
    await footerButton(page).click()
    const reloaded = page.waitForEvent('load')
    await settings(page).getByRole('button', { name: 'Reject non-essential' }).click()
    await reloaded
    expect(await message(page)).toBe('Chat widget: not allowed')
    expect(chat.requests.length).toBe(2)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie-consent'])
    expect(await page.context().cookies()).toEqual([])
  })

  test('withdraws while a dialog holds what was typed: the page waits until it is emptied', async ({
    page,
    context,
    chat,
  }) => {
    // While the page is replaced, there is none to ask.
    const isSame = () => page.evaluate(() => 'isSame' in window).catch(() => false)
    const dialog = await openDialog(page, supportRequest)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await expect.poll(() => chat.requests.length).toBe(2)
    const subject = dialog.getByLabel('Subject')
    await subject.fill('A flow is missing')
    // In another tab, then in this one, where the dialog is closed.
    const other = await context.newPage()
    await open(other, PATH)
    await footerButton(other).click()
    await settings(other).getByRole('button', { name: 'Reject non-essential' }).click()
    await expect.poll(async () => (await stored(page))?.choice).toBe('essential')
    await other.close()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await footerButton(page).click()
    await settings(page).getByRole('button', { name: 'Reject non-essential' }).click()
    await untilQuiet(page)
    expect(await isSame()).toBe(true)
    await triggerOf(page, supportRequest).click()
    await expect(subject).toHaveValue('A flow is missing')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(isSame).toBe(false)
  })

  test('withdraws while a form of the page holds what was typed: it stays', async ({
    page,
    chat,
  }) => {
    const said = message(page)
    await open(page, PATH)
    await said
    await expect.poll(() => chat.requests.length).toBe(2)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const field = page.getByRole('contentinfo').getByLabel('Email address')
    await field.fill('ada@')
    await footerButton(page).click()
    await settings(page).getByRole('button', { name: 'Reject non-essential' }).click()
    await untilQuiet(page)
    await expect(field).toHaveValue('ada@')
    await field.fill('')
    await expect.poll(() => page.evaluate(() => 'isSame' in window).catch(() => false)).toBe(false)
  })

  test('gets Technical Support when the provider is unreachable', async ({ page }) => {
    await open(page, PATH)
    await chatButton(page).click()
    await expect(support(page)).toBeVisible()
  })

  test('gets Technical Support when the script neither arrives nor fails', async ({ page }) => {
    await page.route(`**${WIDGET}`, () => {})
    await open(page, PATH)
    await chatButton(page).click()
    await expect(support(page)).toBeVisible()
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

test('without a provider the Chat button opens Technical Support', async ({ page, chat }) => {
  const { site, studio, lake } = testPorts()
  const dir = mkdtempSync(join(tmpdir(), 'chainlantern-'))
  const alone = readSettings({
    SITE_PORT: String(site + 40),
    STUDIO_PORT: String(studio),
    LAKE_PORT: String(lake),
    LEADS_DATABASE: join(dir, 'leads.db'),
    SITE_BUILD_DIR: '.next-test',
  })
  const processGroup = createProcessGroup(() => undefined)
  try {
    const secrets = {
      lakeToken: process.env.STACK_LAKE_TOKEN,
      downloads: 'the-download-secret-of-the-tests',
      webhook: 'of-no-one-at-all',
    }
    const server = processGroup.start(siteProgram(alone, secrets, 'start'))
    await untilReady(server, `${alone.siteUrl}/robots.txt`)
    await open(page, alone.siteUrl + PATH)
    await chatButton(page).click()
    await expect(support(page)).toBeVisible()
    await expect(settings(page)).toHaveCount(0)
    expect(chat.requests).toEqual([])
  } finally {
    await processGroup.stop()
    rmSync(dir, { recursive: true, force: true })
  }
})

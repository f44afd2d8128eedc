import { expect, type Page } from '@playwright/test'
import { newVisitor } from '../../support/decided-visitor.ts'
import { test } from '../../support/site-test.ts'
import { untilChatKnown, untilQuiet } from './at-rest.ts'
import { open } from './on-page.ts'

test.use({ storageState: newVisitor, permissions: ['clipboard-read', 'clipboard-write'] })

/** Records errors of the page, including violations of the content security policy. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

test('search, copying, dialogs, newsletter and cookie settings violate no policy', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await open(page, '/resources/api-reference')
  await page.locator('#sample').getByRole('button', { name: 'Copy Code' }).click()
  await expect(page.locator('#sample').getByRole('status').first()).toHaveText('Copied')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search this site' }).fill('reactor')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Customize' }).click()
  await page
    .getByRole('dialog', { name: 'Cookie settings' })
    .getByRole('button', { name: 'Close' })
    .click()

  await open(page, '/?dialog=technical-support')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const newsletter = page.getByRole('contentinfo').getByRole('textbox').first()
  await newsletter.fill('policy@example.com')
  const sent = page.waitForResponse('**/api/submissions')
  await newsletter.press('Enter')
  expect((await sent).status()).toBe(202)
  await expect(page.getByText('Thank you. You are subscribed.')).toBeVisible()
  await untilChatKnown(page)
  await untilQuiet(page)
  expect(errors).toEqual([])
})

test('a foreign script, an inline script and an inline handler are blocked', async ({
  page,
  violations,
}) => {
  await open(page, '/')
  const title = await page.title()
  await page.evaluate(() => {
    const foreign = document.createElement('script')
    foreign.src = 'http://127.0.0.1:1/foreign.js'
    const inline = document.createElement('script')
    inline.text = 'document.title = "inline"'
    document.body.append(foreign, inline)
    document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" onload="document.title=1">')
  })
  await expect.poll(() => violations.join('\n')).toMatch(/foreign\.js/)
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-elem blocks inline/)
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-attr/)
  expect(await page.title()).toBe(title)
  violations.length = 0
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

const sample = (page: Page) => page.locator('#sample')
const copy = (page: Page) => sample(page).getByRole('button', { name: 'Copy Code' })
const shown = (page: Page) => sample(page).getByRole('tabpanel')

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('Copy Code copies the visible example and confirms it', async ({ page }) => {
    await open(page, '/resources/api-reference')
    await copy(page).click()
    await expect(shown(page).getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^curl https:\/\/\S+\/v1\/screen\/address \\\n {2}-H "Authorization/)
    expect(copied).toBe(await shown(page).locator('code').textContent())
  })
})

test('without access to the clipboard, the code is selected and a message explains it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await open(page, '/resources/api-reference')
  await copy(page).click()
  await expect(shown(page).getByRole('status')).toContainText('refused')
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected?.trim()).toBe((await shown(page).locator('code').textContent())?.trim())
  await expect(copy(page)).toBeFocused()
})

test('arrow keys, Home and End change the tab, wrapping at both ends', async ({ page }) => {
  await open(page, '/resources/api-reference')
  const tab = (name: string) => sample(page).getByRole('tab', { name })
  await tab('Request').focus()
  for (const [key, name, text] of [
    ['ArrowRight', 'Response', '"risk_level": "high"'],
    ['End', 'Webhook', 'high_risk_alert'],
    ['ArrowRight', 'Request', 'curl'],
    ['ArrowLeft', 'Webhook', 'high_risk_alert'],
    ['Home', 'Request', 'curl'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(shown(page)).toContainText(text)
    await expect(sample(page).getByRole('tab', { selected: true })).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(copy(page)).toBeFocused()
})

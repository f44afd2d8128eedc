import { expect, type Page, test } from '@playwright/test'
import { newVisitor } from '../../support/decided-visitor.ts'
import { open } from './on-page.ts'

test.use({ storageState: newVisitor, permissions: ['clipboard-read', 'clipboard-write'] })

/** Every complaint of the console, and everything that the policy stopped. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} stops ${blockedURI}`),
    ),
  )
  return complaints
}

test('search, copying, dialogs, the newsletter and the cookie settings stay within the policy', async ({
  page,
}) => {
  const complaints = await complaintsOf(page)
  await open(page, '/resources/api-reference')
  await page.locator('#sample').getByRole('button', { name: 'Copy Code' }).click()
  await expect(page.locator('#sample').getByRole('status').first()).toHaveText('Copied')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search this site' }).fill('reactor')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Customise' }).click()
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
  await page.waitForTimeout(500)
  expect(complaints).toEqual([])
})

test('what does not belong is stopped, and would be noticed', async ({ page }) => {
  const complaints = await complaintsOf(page)
  await open(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'http://127.0.0.1:1/stranger.js'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" onload="document.title=1">')
  })
  await expect.poll(() => complaints.join('\n')).toMatch(/stranger\.js/)
  await expect.poll(() => complaints.join('\n')).toMatch(/script-src-attr/)
})

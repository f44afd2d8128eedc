import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { atRest } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'
import { type AccountScreen, login, SECRET, signup } from './account-screens.ts'

/** Records everything that a page logs or sends. */
function overhear(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.on('request', (request) =>
    heard.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`),
  )
  page.on('framenavigated', (frame) => heard.push(frame.url()))
  return heard
}

/** Everything that a page stores or renders, including hidden earlier pages. */
async function keptBy(page: Page): Promise<string> {
  const kept = await page.evaluate(() => [
    location.href,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map((input) => input.value),
  ])
  return kept.join('\n')
}

async function send(page: Page, screen: AccountScreen) {
  const heard = overhear(page)
  await page.clock.install()
  await open(page, screen.path)
  await screen.fill(page)
  await page.getByRole('button', { name: screen.submit }).click()
  await expect(page.getByRole('button', { name: screen.busy })).toBeVisible()
  await page.clock.runFor(screen.delay)
  return heard
}

test('the passwords of the signup are nowhere once it is over', async ({ page }) => {
  const heard = await send(page, signup)
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible()
  expect(heard.join('\n')).toContain(signup.line)
  expect(heard.join('\n')).not.toContain(SECRET)
  expect(await keptBy(page)).not.toContain(SECRET)
})

test('the signup sends nothing before its code runs', async ({ page }) => {
  const heard = overhear(page)
  await page.route('**/*.js*', () => {})
  await page.goto(signup.path, { waitUntil: 'commit' })
  await signup.fill(page)
  await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter')
  // Also by script, while the button is disabled.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await atRest(page)
  await expect(page.getByRole('button', { name: signup.submit })).toBeDisabled()
  await expect(page).toHaveURL(signup.path)
  expect(heard.join('\n')).not.toContain(SECRET)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const screen of [login, signup]) {
    test(`${screen.path} sends nothing and says why`, async ({ page }) => {
      const heard = overhear(page)
      await page.goto(screen.path)
      await screen.fill(page)
      await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter')
      // Playwright parses noscript elements as text, even without JavaScript.
      const words = await page.locator('noscript').allTextContents()
      expect(words.join()).toContain('This form needs JavaScript.')
      await expect(page.getByRole('button', { name: screen.submit })).toBeDisabled()
      await expect(page).toHaveURL(screen.path)
      expect(heard.join('\n')).not.toContain(SECRET)
    })
  }
})

test('a page restored by Back has its fields, but no password', async ({ page }) => {
  await open(page, '/signup')
  await signup.fill(page)
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  expect(await keptBy(page)).not.toContain(SECRET)
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

import { expect, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
})

test('says what is missing, and stops saying it when the field is edited', async ({ page }) => {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByLabel('Email').fill('ada@agency.example')
  await expect(page.getByText('Email is required')).toHaveCount(0)
  await expect(page.getByText('Password is required')).toBeVisible()
})

test('shows and hides the password', async ({ page }) => {
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill('lantern')
  await expect(password).toHaveAttribute('type', 'password')
  const toggle = page.getByRole('button', { name: 'Show password' })
  await toggle.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
})

test('signs in after 1.5 s, without the password leaving the form', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.getByLabel('Email').fill('ada@agency.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a-secret-lantern')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await expect(page.getByLabel('Email')).toBeDisabled()

  await page.clock.runFor(1400)
  await expect(page).toHaveURL(/\/login$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investigation Dashboard')

  expect(lines.join('\n')).toContain('Login (simulated)')
  expect([...lines, ...sent].join('\n')).not.toContain('a-secret-lantern')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  expect(stored).not.toContain('a-secret-lantern')
})

test('leads to the other account screens and the legal pages', async ({ page }) => {
  for (const [name, path] of [
    ['Forgot password?', '/forgot-password'],
    ['Create one', '/signup'],
    ['Terms of Service', '/legal/terms-of-service'],
    ['Privacy Policy', '/legal/privacy-policy'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

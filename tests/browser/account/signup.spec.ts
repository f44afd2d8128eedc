import { expect, type Page, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/signup')
})

async function fillIn(page: Page) {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill('ada@agency.example')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Lantern42')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Lantern42')
  await page.getByLabel('Experience level').selectOption('advanced')
  await page.getByLabel('Compliance').check()
  await page.getByLabel('I agree to the').check()
}

test('every message appears at its field', async ({ page }) => {
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Experience level is required',
    'You must agree to the terms and conditions',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('a mismatch is told', async ({ page }) => {
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Lantern43')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
})

test('the two passwords are shown independently', async ({ page }) => {
  await page.getByRole('button', { name: 'Show confirm password' }).click()
  const confirm = page.getByRole('textbox', { name: 'Confirm password' })
  await expect(confirm).toHaveAttribute('type', 'text')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await expect(password).toHaveAttribute('type', 'password')
})

test('welcomes after 2 s and leads on to sign in', async ({ page }) => {
  await fillIn(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await page.clock.runFor(2100)
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeFocused()
  await expect(page.getByText(/verification email/)).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

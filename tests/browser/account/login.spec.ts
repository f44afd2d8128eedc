import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'
import { login, openStopped } from './account-screens.ts'

test('an error names a missing field, and disappears when the field is edited', async ({
  page,
}) => {
  await open(page, '/login')
  const password = page.getByRole('textbox', { name: 'Password' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('2 fields need a look')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
  await expect(password).toHaveAccessibleDescription('Password is required')

  await page.getByLabel('Email').press('a')
  await expect(page.getByText('Email is required')).toHaveCount(0)
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Password is required')).toBeVisible()

  await password.fill('12345')
  await password.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
})

test('the Enter key signs in and leads to the dashboard', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openStopped(page, login)
  await page.getByLabel('Email').fill('  ada@agency.example ')
  await page.getByLabel('Remember me').check()
  await page.getByRole('textbox', { name: 'Password' }).fill('secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await page.clock.runFor(1500)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investigation Dashboard')
  expect(lines.join('\n')).toContain(
    'Login (simulated): {email: ada@agency.example, rememberMe: true}',
  )

  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('a visitor who leaves during the sign-in is not redirected', async ({ page }) => {
  await openStopped(page, login)
  await login.fill(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  await page.getByRole('link', { name: 'Create one' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/signup')
})

test('tells password managers what its fields are', async ({ page }) => {
  await open(page, '/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  await open(page, '/signup')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  for (const name of ['Password', 'Confirm password']) {
    const field = page.getByRole('textbox', { name, exact: true })
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
  }
})

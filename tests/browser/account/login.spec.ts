import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { atRest } from '../site/at-rest.ts'
import { login, openStopped, watchCall } from './account-screens.ts'

test('the Enter key signs in and leads to the dashboard', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openStopped(page, login)
  await page.getByLabel('Email').fill('  ada@agency.example ')
  await page.getByLabel('Remember me').check()
  await page.getByRole('textbox', { name: 'Password' }).fill('secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await page.clock.resume()
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
  const untilCalled = await watchCall(page, login)
  await login.fill(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  await untilCalled()
  await page.getByRole('link', { name: 'Create one' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.clock.runFor(3000)
  await page.clock.resume()
  await atRest(page)
  await expect(page).toHaveURL('/signup')
})

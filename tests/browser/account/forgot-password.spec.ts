import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { forgotPassword, openStopped } from './account-screens.ts'

test('asks for an address, confirms after 1.5 s, and takes another one', async ({ page }) => {
  await openStopped(page, forgotPassword)
  const email = page.getByLabel('Email address')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email address is required')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('')
  await email.fill('ada')
  await expect(page.getByText('Email address is required')).toHaveCount(0)
  await email.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()

  await email.fill('ada@agency.example')
  await email.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(1500)
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
  await expect(page.getByText(/ada@agency.example/)).toBeVisible()
  const back = page.getByRole('link', { name: 'Return to Sign In' })
  await expect(back).toHaveAttribute('href', '/login')

  await page.getByRole('button', { name: 'Try Different Email' }).click()
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  await expect(page.getByRole('link', { name: 'Ask the Support Center' })).toHaveAttribute(
    'href',
    '/resources/support-center',
  )
})

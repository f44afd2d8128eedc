import { expect, test } from '@playwright/test'

test('asks for an address, confirms after 1.5 s, and takes another one', async ({ page }) => {
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email address is required')).toBeVisible()

  await page.getByLabel('Email address').fill('ada@agency.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(1600)
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Return to Sign In' })).toHaveAttribute(
    'href',
    '/login',
  )

  await page.getByRole('button', { name: 'Try Different Email' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Ask the Support Centre' })).toHaveAttribute(
    'href',
    '/resources/support-center',
  )
})

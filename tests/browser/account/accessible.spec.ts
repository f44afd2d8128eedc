import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const screens = [
  { path: '/login', submit: 'Sign In' },
  { path: '/signup', submit: 'Create Account' },
  { path: '/forgot-password', submit: 'Send Reset Link' },
  { path: '/dashboard' },
]

for (const width of [390, 1280]) {
  for (const { path, submit } of screens) {
    test(`${path} has no accessibility violation at ${width} px, with its errors too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      if (!submit) return
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'required' }).first()).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  }
}

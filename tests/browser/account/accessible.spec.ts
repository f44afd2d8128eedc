import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open } from '../site/on-page.ts'
import { screens, simulate } from './account-screens.ts'

// Their initial state is tested in every-route.
test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  for (const screen of screens) {
    test(`${screen.path} is accessible in every state`, async ({ page }) => {
      await open(page, screen.path)
      const submit = page.getByRole('button', { name: screen.submit })
      await submit.click()
      await expect(page.getByText('is required').first()).toBeVisible()
      await expectNoAxeViolations(page)

      await screen.fill(page)
      await simulate(page, screen, 'breaks')
      await submit.click()
      await expect(page.getByText(screen.failure)).toBeFocused()
      await expectNoAxeViolations(page)

      await simulate(page, screen, 'hangs')
      await submit.click()
      await expect(page.getByRole('button', { name: screen.busy })).toBeDisabled()
      await expectNoAxeViolations(page)
      if (screen.path === '/login') return

      await page.reload()
      await expect(submit).toBeEnabled()
      await screen.fill(page)
      await submit.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectNoAxeViolations(page)
    })
  }
})

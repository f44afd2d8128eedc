import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const SCRIPTS = '**/_next/static/**/*.js*'

// Of requests that these tests abort or answer with an error.
test.use({ expectedErrors: /net::ERR_FAILED|ChunkLoadError|Failed to load/ })

/** Navigates to a page whose scripts fail to load. */
async function breakPage(page: Page) {
  await open(page, '/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await page.route(SCRIPTS, (route) => route.abort())
  await page.getByRole('link', { name: 'Create one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
}

test('a broken page shows the error page, whose Try again loads it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await breakPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.unroute(SCRIPTS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  await expect(page).toHaveTitle(/^Create an account/)
})

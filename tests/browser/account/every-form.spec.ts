import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { expectNoAxeViolations, open } from '../site/on-page.ts'
import { openStopped, signup, simulate, watchCall } from './account-screens.ts'

// Of the service that breaks.
test.use({ expectedErrors: /out of order/ })

const { path, submit, busy, delay, failure, success, line } = signup

test(`${path} is busy for ${delay} ms, and only once`, async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openStopped(page, signup)
  const untilCalled = await watchCall(page, signup)
  await signup.fill(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(page.getByRole('button', { name: busy })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: busy })).toHaveCount(1)
  for (const field of await page.locator('form').locator('input, select').all())
    await expect(field).toBeDisabled()

  await untilCalled()
  await page.clock.runFor(delay - 1)
  expect(lines.filter((text) => text.includes(line))).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => lines.filter((text) => text.includes(line)).length).toBe(1)
  await expect(page.getByRole('heading', { name: success })).toBeVisible()
  await page.clock.runFor(delay)
  expect(lines.filter((text) => text.includes(line))).toHaveLength(1)
})

test(`${path} tells a failure, is accessible, and can be sent again`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  await expect(page.getByRole('button', { name: submit })).toBeEnabled()
  await signup.fill(page)
  await simulate(page, signup, 'breaks')
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure)
  await expect(page.getByText(failure)).toBeFocused()
  await expectNoAxeViolations(page)
  await expect(page.getByLabel('Email')).toHaveValue('ada@agency.example')

  await simulate(page, signup, 'hangs')
  await page.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('button', { name: busy })).toBeVisible()
  await expect(page.getByText(failure)).toHaveCount(0)
  await expectNoAxeViolations(page)
})

import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from '../site/on-page.ts'
import { signup } from './account-screens.ts'

const ALL = [
  'First name is required',
  'Last name is required',
  'Email is required',
  'Password is required',
  'Experience level is required',
  'You must agree to the terms and conditions',
]

test('every message appears at its field, and disappears only when that field is edited', async ({
  page,
}) => {
  await open(page, '/signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const message of ALL) await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('6 fields need a look')
  await expect(page.getByLabel('First name')).toBeFocused()

  const left = [...ALL]
  const edits = [
    () => page.getByLabel('First name').fill('Ada'),
    () => page.getByLabel('Last name').fill('Okafor'),
    () => page.getByLabel('Email').fill('ada'),
    () => page.getByRole('textbox', { name: 'Password', exact: true }).fill('lantern42'),
    () => page.getByLabel('Experience level').selectOption('advanced'),
    () => page.getByLabel('I agree to the').check(),
  ]
  for (const edit of edits) {
    await edit()
    await expect(page.getByText(left.shift() ?? '')).toHaveCount(0)
    for (const message of left) await expect(page.getByText(message)).toBeVisible()
  }

  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const message of [
    'Please enter a valid email address',
    'Password must contain uppercase, lowercase, and number',
    'Passwords do not match',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('the button of a plan leads to a sign-up that names it, and hands it on', async ({ page }) => {
  const sent = page.waitForEvent('console', (line) => line.text().startsWith(signup.line))
  await open(page, '/pricing')
  await page.getByRole('link', { name: 'Get Professional' }).first().click()
  await expect(
    page.getByText('Screening Professional, $0.005 per screening, at least $250 a month.'),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Get Starter' }).click()
  await expect(page.getByText('Oracle Starter, $99 per month.')).toBeVisible()
  // The page that was left is still in the document.
  await open(page, page.url())
  await signup.fill(page)
  await page.getByRole('button', { name: signup.submit }).click()
  expect(await (await sent).args()[1]?.jsonValue()).toMatchObject({
    plan: 'Oracle Starter',
  })
})

test('an address that names no plan shows the way for victims', async ({ page }) => {
  for (const plan of ['constructor', '<b>Free</b>', 'x'.repeat(8000)]) {
    await open(page, `/signup?plan=${encodeURIComponent(plan)}`)
    await expect(page.getByText('Has your crypto been stolen?')).toBeVisible()
    await expect(page.locator('[name=plan]')).toHaveCount(0)
  }
})

import { expect, type Page } from '@playwright/test'
import { pdf } from '../../support/test-documents.ts'
import { expectNoAxeViolations, open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { dialogOf } from './dialog-page.ts'

const application = dialogOf('Job Application')
const JOB = 'Senior Backend Engineer'
const CAREERS = '/company/careers?utm_campaign=Spring'

/** What leads to the form, by its name for visitors: a link without scripts, a button with them. */
const applyFor = (page: Page, role: 'link' | 'button') =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: JOB, exact: true }) })
    .getByRole(role, { name: 'Apply Now' })

const numberIn = (text: string) => /number:\s*([0-9A-F]{8})/i.exec(text)?.[1]

test.describe('without JavaScript', () => {
  // The server answers an error in the form with it.
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ })

  test('a button leads to the page of its form, which is sent with what the button knows', async ({
    page,
    bot,
  }) => {
    await page.goto('/company/careers')
    await applyFor(page, 'link').click()
    await expect(page.getByRole('heading', { level: 1, name: application.title })).toBeVisible()
    const form = page.locator('main form')
    await application.fill(form, bot.mark)
    await form.getByLabel('Position').fill('')
    await form.getByLabel('Email').fill('nobody@example')
    await form.getByRole('button', { name: application.submit }).click()
    // The server shows the form again, with what is wrong.
    await form.getByLabel('Email').fill('josé@example.org')
    await form.getByRole('button', { name: application.submit }).click()
    await expect(page.getByRole('heading', { name: application.success })).toBeVisible()
    await expect.poll(() => bot.messages().length).toBe(1)
    const [message = ''] = bot.messages()
    expect(message).toContain(`\nPosition: ${JOB}\n`)
    expect(message).toContain(`\nJob posting: ${JOB}\nJob location: London or Toronto\n`)
    expect(message).toMatch(/\nPage: .+ \(\/company\/careers\)\n/)
    expect(numberIn(message)).toBeDefined()
    expect(numberIn(await page.locator('main').innerText())).toBe(numberIn(message))
  })
})

test('a victim who has sent the form on its page is told what to do now', async ({ page, bot }) => {
  const investigation = dialogOf('Free Investigation Request')
  await open(page, '/forms/free-investigation')
  const form = page.locator('main form')
  await investigation.fill(form, bot.mark)
  await form.getByRole('button', { name: investigation.submit }).click()
  await expect(page.getByRole('heading', { name: investigation.success })).toBeInViewport()
  await page
    .locator('main')
    .getByRole('status')
    .getByRole('link', { name: 'Help for victims' })
    .click()
  await expect(page).toHaveURL(/for-victims$/)
})

test('Ctrl and a click open the form in a tab of its own, filled in and with its origin', async ({
  page,
  context,
  bot,
}) => {
  await open(page, CAREERS)
  const opened = context.waitForEvent('page')
  await applyFor(page, 'button').click({ modifiers: ['Control'] })
  const tab = await opened
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const form = tab.locator('main form')
  await expect(form.getByLabel('Position')).toHaveValue(JOB)
  await expect(form).toHaveJSProperty('noValidate', true)
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectNoAxeViolations(tab)
  await application.fill(form, bot.mark)
  await form
    .locator('[type=file]')
    .setInputFiles({ name: `${bot.mark}.pdf`, mimeType: 'application/pdf', buffer: pdf() })
  await expect(form.getByText('is attached')).toHaveCount(1)
  await form.getByRole('button', { name: application.submit }).click()
  await expect(tab.getByRole('heading', { name: application.success })).toBeVisible()
  await expect.poll(() => bot.messages().length).toBe(1)
  const [message = ''] = bot.messages()
  expect(message).toContain(`\nJob posting: ${JOB}\n`)
  expect(message).toMatch(/\nPage: .+ \(\/company\/careers\)\nButton: Apply Now\n/)
  expect(message).toContain('\nBrought by: campaign Spring')
  expect(numberIn(await tab.locator('main').innerText())).toBe(numberIn(message))
  await expect.poll(() => bot.documents()).toHaveLength(1)
})

import { expect, type Page } from '@playwright/test'
import { test } from './bot-test.ts'
import { dialogs, openDialog, support, triggerOf } from './dialog-page.ts'

const API = '**/api/submissions'

function dialogOf(title: string) {
  const found = dialogs.find((which) => which.title === title)
  if (!found) throw new Error(`There is no dialog "${title}"`)
  return found
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-request:')))

/** Holds every submission back until it is let go. */
async function holdBack(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(API, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

test('while it is sent nothing can be pressed; success closes by itself after two seconds', async ({
  page,
  bot,
}) => {
  // The page's own timers: a busy machine stretches what can be measured from outside.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const delays: unknown[] = []
    window.setTimeout = ((task: () => void, ms?: number) => {
      delays.push(ms)
      return setTimeout(task, ms)
    }) as typeof window.setTimeout
    Object.assign(window, { delays })
  })
  const letGo = await holdBack(page)
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  const busy = dialog.getByRole('button', { name: 'Submitting...' })
  await expect(busy).toBeDisabled()
  await expect(busy.locator('svg')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(dialog.getByLabel('Subject')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  letGo()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(dialog.getByText(/support request was submitted successfully/i).last()).toBeVisible()
  const shown = Date.now()
  await expect(dialog).toBeHidden()
  expect(Date.now() - shown).toBeGreaterThan(1500)
  expect(await page.evaluate('window.delays')).toContain(2000)
  await expect(triggerOf(page, support)).toBeFocused()

  await triggerOf(page, support).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('')
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(await kept(page)).toEqual([])
})

test('the partnership dialog keeps its answers after success', async ({ page, bot }) => {
  const partnership = dialogOf('Partnership Inquiry')
  const dialog = await openDialog(page, partnership)
  await partnership.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: partnership.submit }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await triggerOf(page, partnership).click()
  await expect(dialog.getByLabel('Proposal')).toHaveValue('Let us work together.')
})

test('the demo video: its own messages, two seconds, a console line, three seconds', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const demo = dialogOf('Watch the Demo')
  const dialog = await openDialog(page, demo)
  await dialog.getByRole('button', { name: 'Send Demo' }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Email').fill('ada@example')
  await expect(dialog.getByText('Email is required')).toBeHidden()
  await dialog.getByRole('button', { name: 'Send Demo' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()

  await dialog.getByLabel('Email').fill('ada@example.org')
  const sent = Date.now()
  await dialog.getByRole('button', { name: 'Send Demo' }).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(dialog.getByRole('heading', { name: 'Demo Sent Successfully!' })).toBeVisible()
  const shown = Date.now()
  expect(shown - sent).toBeGreaterThan(1900)
  await expect(dialog).toBeHidden()
  expect(Date.now() - shown).toBeGreaterThan(2500)
  expect(lines).toContain('Demo video requested for ada@example.org')
})

test('what only the server finds is shown at the field, not as success', async ({ page, bot }) => {
  await page.route(API, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        detail: 'Some answers are not valid.',
        errors: [{ pointer: '#/data/subject', detail: 'Subject is used up' }],
      }),
    }),
  )
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  const subject = dialog.getByLabel('Subject')
  await expect(subject).toBeFocused()
  await expect(subject).toHaveAccessibleDescription('Subject is used up')
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeHidden()
  expect(await kept(page)).toEqual([])

  await page.unroute(API)
  await subject.fill('Another')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
})

test('an answer that is too long is said above the buttons', async ({ page, bot }) => {
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByLabel('Description').fill('x'.repeat(70_000))
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Shorten the longest answer')
  await expect(dialog.getByLabel('Description')).toBeEnabled()
})

test('a request that cannot be sent is kept, and sent on the next visit, once', async ({
  page,
  bot,
}) => {
  await page.route(API, (route) => route.abort('connectionrefused'))
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await kept(page)).toHaveLength(1)
  // The form is not reset when sending failed.
  await triggerOf(page, support).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('A flow is missing')
  expect(bot.messages()).toEqual([])

  await page.unroute(API)
  await page.goto('/products/reactor')
  await expect.poll(() => bot.messages().length).toBe(1)
  await expect.poll(() => kept(page)).toEqual([])
  await page.reload()
  await page.waitForTimeout(1500)
  expect(bot.messages()).toHaveLength(1)
})

test('a request made without a connection is sent when the connection returns', async ({
  page,
  context,
  bot,
}) => {
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  expect(await kept(page)).toHaveLength(1)
  await context.setOffline(false)
  await expect.poll(() => bot.messages().length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => kept(page)).toEqual([])
})

test('a page closed while it sends loses nothing and sends nothing twice', async ({
  page,
  context,
  bot,
}) => {
  // The server stores it, but the answer never arrives.
  await page.route(API, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const dialog = await openDialog(page, support)
  await support.fill(dialog, bot.mark)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(await kept(page)).toHaveLength(1)
  await page.close()

  const next = await context.newPage()
  await next.goto('/')
  await expect.poll(() => kept(next)).toEqual([])
  await next.waitForTimeout(1000)
  expect(bot.messages()).toHaveLength(1)
})

test('the newsletter thanks in its place', async ({ page, bot }) => {
  await page.goto('/')
  const box = page.getByRole('contentinfo')
  await box.getByLabel('Email address').fill(`${bot.mark}@example.org`)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('status')).toHaveText('Thank you. You are subscribed.')
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toMatch(/^New Newsletter Subscription Submission\n/)
})

import { expect } from '@playwright/test'
import { untilQuiet } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { openDialog, support, triggerOf } from './dialog-page.ts'
import { API, kept, UNSENT, watchPosts } from './submissions.ts'

test.use({ expectedErrors: UNSENT })

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
  // A failed send does not reset the form.
  await triggerOf(page, support).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('A flow is missing')
  expect(bot.messages()).toEqual([])

  await page.unroute(API)
  await page.goto('/products/reactor')
  await expect.poll(() => bot.messages().length).toBe(1)
  await expect.poll(() => kept(page)).toEqual([])
  const posts = watchPosts(page)
  await open(page, '/products/reactor')
  await untilQuiet(page)
  expect(posts).toEqual([])
  await expect.poll(bot.stored).toEqual(['delivered'])
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
  await expect.poll(() => bot.messages().length).toBe(1)
  await expect.poll(() => kept(page)).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { atRest } from '../site/at-rest.ts'
import { open } from '../site/on-page.ts'
import { test } from './bot-test.ts'
import { holdBack, watchPosts } from './submissions.ts'

const THANKS = 'Thank you. You are subscribed.'

/** The one visible box. */
const boxOf = (page: Page) =>
  page.locator('form:has([value="Newsletter Subscription"])').filter({ visible: true })

const addressIn = (page: Page) => boxOf(page).getByLabel('Email address')
const subscribe = (page: Page) => boxOf(page).getByRole('button')

test('the one newsletter box of a page takes an address for its list', {
  tag: '@main-way',
}, async ({ page, bot }) => {
  await open(page, '/resources/blog')
  await expect(boxOf(page)).toHaveCount(1)
  await addressIn(page).fill(`${bot.mark}@example.org`)
  await subscribe(page).click()
  await expect(page.getByText(THANKS)).toBeFocused()
  await expectNothingBroken(page)
  await expect.poll(() => bot.messages().length).toBe(1)
  expect(bot.messages()[0]).toMatch(/^New Newsletter Subscription Submission\n/)
  expect(bot.messages()[0]).toContain('List: Case notes')
})

test('a second click sends nothing more', async ({ page, bot }) => {
  const letGo = await holdBack(page)
  const posts = watchPosts(page)
  await open(page, '/')
  await addressIn(page).fill(`${bot.mark}@example.org`)
  const label = (await subscribe(page).textContent()) ?? ''
  await subscribe(page).dblclick()
  await expect.poll(() => posts.length).toBe(1)
  await atRest(page)
  letGo()
  await expect(page.getByText(THANKS)).toBeVisible()
  expect(posts).toHaveLength(1)
  await expect.poll(() => bot.messages()[0]).not.toContain('List:')
  expect(posts[0]?.postDataJSON()).toMatchObject({
    data: { email: `${bot.mark}@example.org`, list: '' },
    context: { path: '/', button: label, parameters: {} },
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an address is taken and answered by a page', async ({ page, bot }) => {
    await page.goto('/company/news')
    // The footer keeps its own.
    const box = page.getByRole('main').locator(boxOf(page))
    await box.getByLabel('Email address').fill(`${bot.mark}@example.org`)
    await box.getByRole('button').click()
    await expect(page.getByText('You are subscribed.')).toBeVisible()
    await expect.poll(() => bot.messages().length).toBe(1)
    expect(bot.messages()[0]).toContain('List: News')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

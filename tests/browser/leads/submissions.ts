import type { Locator, Page, Request } from '@playwright/test'

export const API = '**/api/submissions'

/** What the console says of requests that a test aborts, or answers with an error. */
export const UNSENT = /net::ERR_|could not be sent|responded with a status of/

/** Storage keys of unsent requests. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-request:')))

/** Fills in the contact form. */
export async function fillContact(form: Locator, mark: string): Promise<void> {
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill(mark)
  await form.getByLabel('Email address').fill('ada@example.org')
  await form.getByLabel('Topic').selectOption('Product Demo')
  await form.getByLabel('Message').fill('Please show us the register.')
}

/** Holds all submissions until they are released. */
export async function holdBack(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(API, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

/** Records the submissions of a page. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/submissions') posts.push(request)
  })
  return posts
}

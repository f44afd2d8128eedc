import type { BrowserContext, Page, Request } from '@playwright/test'

export const API = '**/api/submissions'

/** What the console says of requests that a test aborts, or answers with an error. */
export const UNSENT = /net::ERR_|could not be sent|responded with a status of/

/** Storage keys of unsent requests. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-request:')))

/** Holds all submissions until they are released. */
export async function holdBack(page: Page | BrowserContext): Promise<() => void> {
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

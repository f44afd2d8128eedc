import type { BrowserContext, Page, Request } from '@playwright/test'

/** Where forms are sent. */
export const API = '**/api/submissions'

/** The keys of what waits in the browser. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-request:')))

/** Holds every submission back until it is let go. */
export async function holdBack(page: Page | BrowserContext): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(API, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

/** The submissions that a page sends from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/submissions') posts.push(request)
  })
  return posts
}

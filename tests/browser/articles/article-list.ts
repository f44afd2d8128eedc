import type { Page } from '@playwright/test'

export const status = (page: Page) => page.locator('main').getByRole('status').first()
export const titles = (page: Page) => page.locator('#recent article h3')
export const more = (page: Page) => page.getByRole('button', { name: 'Load More Articles' })

/** Holds the file of articles until the returned function is called. */
export async function holdArticles(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/articles.json', async (route) => {
    await released
    await route.continue()
  })
  return release
}

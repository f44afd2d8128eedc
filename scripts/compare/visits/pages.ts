import type { ServedTree } from '../serve-tree.ts'
import { atEachWidth, type Visit } from './visit.ts'

/** Routes that are code, which the sitemap omits. */
const CODE_ROUTES = [
  '/login',
  '/signup',
  '/forgot-password',
  '/dashboard',
  '/search',
  '/search?q=reactor',
  '/search?q=zzzzzz',
]
const MISSING = '/there-is-no-such-page'

/** Every page of the site in full height. */
export async function pages(tree: ServedTree): Promise<Visit[]> {
  return [...(await sitemap(tree)), ...CODE_ROUTES, MISSING].flatMap((path) =>
    atEachWidth({
      group: 'pages',
      path,
      visitor: 'decided',
      ...(path === MISSING && { status: 404 }),
      act: async (page, take) => {
        if (path.startsWith('/search?')) await page.waitForFunction(isSearched)
        await take(path)
      },
    }),
  )
}

/** Runs in the page: whether the search shows its result count (or that nothing was found). */
const isSearched = () =>
  /^$|\d/.test(document.querySelector('main [role=status]')?.textContent ?? 'not yet')

export async function sitemap({ settings }: ServedTree): Promise<string[]> {
  const response = await fetch(new URL('/sitemap.xml', settings.siteUrl))
  if (!response.ok) throw new Error(`The sitemap answers ${response.status}.`)
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
}

import { expect, inject, test } from 'vitest'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { parsePage } from '../../support/page-text.ts'
import { visit } from '../../support/visit.ts'

type Target = { status: number; ids: Set<string>; hrefs: string[] }

const site = inject('site')
const targets = new Map<string, Target>()

/** The response of a path after redirects, with the ids and links in its HTML. */
async function targetAt(path: string): Promise<Target> {
  const known = targets.get(path)
  if (known) return known
  const response = await fetch(site + path)
  const isPage = response.headers.get('content-type')?.includes('html')
  const root = parsePage(isPage ? await response.text() : '')
  const links = root.querySelectorAll('a[href], link[href], area[href]')
  const target = {
    status: response.status,
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
    hrefs: [...new Set(links.map((link) => link.getAttribute('href') ?? ''))],
  }
  if (!isPage) await response.arrayBuffer()
  targets.set(path, target)
  return target
}

test('every link of every page leads to an existing page and anchor', async () => {
  const dead: string[] = []
  for (const from of new Set([...EVERY_ROUTE, ...seededPaths]))
    for (const href of (await targetAt(from)).hrefs) {
      const { origin, pathname, search, hash } = new URL(href, site + from)
      if (origin !== site) continue
      const { status, ids } = await targetAt(pathname + search)
      const anchor = decodeURIComponent(hash.slice(1))
      if (status !== 200 || (anchor && !ids.has(anchor))) dead.push(`${from}: ${href} (${status})`)
    }
  expect(dead).toEqual([])
}, 120_000)

test('the footer leads to each product and solution, and each entry of the menus somewhere', async () => {
  const root = parsePage((await visit(`${site}/legal/compliance`)).html)
  const footer = root.querySelectorAll('footer a').map((link) => link.getAttribute('href'))
  expect(footer).toEqual(
    expect.arrayContaining(seededPaths.filter((path) => /^\/(products|solutions)\//.test(path))),
  )
  const entries = root.querySelectorAll('header li, footer li')
  const dead = entries.filter((entry) => !entry.querySelector('a[href], button'))
  expect(dead.map(({ text }) => text)).toEqual([])
})

import { expect, test } from 'vitest'
import { legalClaims } from '../../../scripts/seed/documents/legal-claims.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const shown = [...legalClaims.keys()].filter((path) => !path.startsWith('/legal/'))
const hidden = ['/legal/privacy-policy', '/products/reactor']
const pageAt = visitRoutes([...shown, ...hidden])
const sourcesOf = (path: string) =>
  pageAt(path).main.querySelector('[aria-labelledby="legal-sources"]')

test.each(shown)('%s ends with a link to each of its sources', (path) => {
  const hrefs = sourcesOf(path)
    ?.querySelectorAll('a')
    .map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&'))
  expect(new Set(hrefs)).toEqual(new Set(legalClaims.get(path)?.map(({ url }) => url)))
  expect(sourcesOf(path)?.querySelector('time')?.text).toMatch(/^Last reviewed on \w+ \d+, 20\d\d$/)
})

test.each(hidden)('%s lists none: a legal text, or a page without legal claims', (path) => {
  expect(sourcesOf(path)).toBeNull()
})

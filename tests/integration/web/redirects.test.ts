import { beforeAll, expect, test } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

/** Paths of the site itself, which redirects cannot replace; contract/site/own-paths has all of them. */
const OWN = ['/', '/login', '/sitemap.xml', '/og/products/reactor', '/api/search-index']
const FREE = ['/feed.xml', '/products/old', '/a/b/c']

const lines: string[] = []
const stack = sharedStack()
// The log names only some missing addresses of each process.
let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite(stack, { onLine: (line) => lines.push(line) })
  const to = { _type: 'reference' as const, _ref: 'legal-page-privacy-policy' }
  const transaction = stack.client.transaction()
  for (const [index, from] of [...OWN, ...FREE].entries()) {
    const _id = `redirect-of-the-test-${index}`
    transaction.create({ _id, _type: 'redirect', from, to, permanent: true })
  }
  await transaction.commit()
  await siteSettled(stack, site.url)
  return site.stop
})

test.each(OWN)('a redirect from %s is not followed', async (path) => {
  expect((await visit(site.url + path)).status).toBe(200)
})

test.each(FREE)('a redirect from %s is followed', async (path) => {
  const { status, headers } = await visit(site.url + path)
  expect([status, headers.get('location')]).toEqual([308, '/legal/privacy-policy'])
})

test('a missing address is a line in the log, without its query and without what may name a person', async () => {
  for (const path of ['/never/was?email=ada@example.org', '/never/was/ada@example.org'])
    await visit(site.url + path)
  for (const path of ['/a/b/c?token=secret', '/_never', '/og/never', '/login', '/products/never'])
    await visit(site.url + path)
  const missing = () =>
    lines.flatMap((line) => {
      const { level, msg, path } = JSON.parse(line.startsWith('{') ? line : '{}')
      return msg === 'no page at this address' ? [`${level} ${path}`] : []
    })
  await until(() => missing().includes('info /products/never'))
  expect(missing()).toEqual(['info /never/was', 'info /products/never'])
  expect(lines.join('\n')).not.toMatch(/ada@|secret/)
})

test('a scanner does not fill the log', async () => {
  const before = lines.length
  for (let asked = 0; asked < 50; asked++) await visit(`${site.url}/scanned/${asked}.php`)
  // The API logs each refusal.
  await visit(`${site.url}/api/nowhere`)
  await until(() => lines.slice(before).some((line) => line.includes('"status":404')))
  const logged = lines.slice(before).filter((line) => line.includes('/scanned/'))
  // 30 in ten minutes, of which the test before has used some.
  expect(logged.length).toBeGreaterThan(10)
  expect(logged.length).toBeLessThan(30)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendChange } from '../../support/send-change.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { visit } from '../../support/visit.ts'

/** Paths of the site itself, which redirects cannot replace. */
const OWN = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/dashboard',
  '/search',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/icons/any-192.png',
  '/og',
  '/og/products/reactor',
  '/resources/blog/feed.xml',
  '/company/news/feed.xml',
  '/api/search-index',
  '/products/reactor',
]

const FREE = ['/feed.xml', '/old', '/products/old', '/a/b/c']

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  const to = { _type: 'reference' as const, _ref: 'legal-page-privacy-policy' }
  const transaction = stack.client.transaction()
  for (const [index, from] of [...OWN, ...FREE].entries()) {
    const _id = `redirect-of-the-test-${index}`
    transaction.create({ _id, _type: 'redirect', from, to, permanent: true })
  }
  await transaction.commit()
  const change = { _id: 'redirect-of-the-test-0', _type: 'redirect', operation: 'create' }
  expect((await sendChange(stack, change)).status).toBe(200)
})

afterAll(() => stack?.stop())

test.each(OWN)('a redirect from %s is not followed', async (path) => {
  expect((await visit(stack.urls.site + path)).status).toBe(200)
})

test.each(FREE)('a redirect from %s is followed', async (path) => {
  const { status, headers } = await visit(stack.urls.site + path)
  expect([status, headers.get('location')]).toEqual([308, '/legal/privacy-policy'])
})

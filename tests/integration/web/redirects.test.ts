import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CountedPaths,
  SESSION_SECRET_SOURCE,
  STUDIO_PATHS_PATH,
  STUDIO_SESSION_PATH,
} from '@/lib/studio-api'
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

/** The counts of paths, as the Studio asks for them. */
async function countedPaths(): Promise<CountedPaths> {
  const { site, studio } = stack.urls
  const { secret } = await createPreviewSecret(stack.client, SESSION_SECRET_SOURCE, studio)
  const headers = { origin: studio, 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  const opened = await fetch(site + STUDIO_SESSION_PATH, { method: 'POST', headers, body })
  const { session } = (await opened.json()) as { session: string }
  const authorization = `Bearer ${session}`
  const response = await fetch(site + STUDIO_PATHS_PATH, { headers: { ...headers, authorization } })
  return (await response.json()) as CountedPaths
}

test('the site counts which redirects are followed and what is missing, for editors only', async () => {
  const { site } = stack.urls
  for (const path of ['/a/b/c?token=secret', '/never/was?email=ada@example.org', '/never/was'])
    await visit(site + path)
  for (const path of ['/never/was/ada@example.org', '/_never', '/og/never', '/login'])
    await visit(site + path)
  await fetch(`${site}/never/was`, { method: 'HEAD' })
  const { since, redirects, missing } = await countedPaths()
  expect(since).toBe(new Date().toISOString().slice(0, 10))
  // The tests before have followed it once.
  expect(redirects).toContainEqual({ path: '/a/b/c', count: 2 })
  expect(missing).toEqual([{ path: '/never/was', count: 2 }])
  expect((await fetch(site + STUDIO_PATHS_PATH)).status).toBe(401)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { changedDocument, documentTypes, type Stored } from '../../support/changed-document.ts'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { EVERY_ROUTE, ROUTES_OF_EVERY_KIND, seededPaths } from '../../support/every-route.ts'
import { sharedStack } from '../../support/shared-stack'
import { siteSettled } from '../../support/site-settled.ts'
import { visit } from '../../support/visit.ts'
import { ROUNDS } from './hostile-rounds.ts'

const [event = ''] = seededPaths.filter((path) => path.startsWith('/resources/webinars-events/'))
/** Files made of content, besides pages. */
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/resources/blog/feed.xml',
  '/company/news/feed.xml',
  '/api/search-index',
  '/api/consent',
  '/resources/blog/articles.json',
  '/company/news/articles.json',
  '/api/health/live',
]
/** Files that a document without title or times may lack. */
const OPTIONAL = [
  '/og',
  '/og/products/reactor',
  '/og/legal/privacy-policy',
  `/og${event}`,
  `/api/events/${event.split('/').at(-1)}`,
  '/no-such-page',
  '/404',
]
const OTHER_ROUTES = EVERY_ROUTE.filter((path) => !ROUTES_OF_EVERY_KIND.includes(path))
const PREVIEWED = ['/', '/products/reactor', '/resources/crypto-crime-report', event]

const stack = sharedStack()
let cookie: string
let seed: Stored[]
const textsBefore = new Map<string, string>()

const textAt = async (path: string) => (await visit(stack.urls.site + path)).text

beforeAll(async () => {
  cookie = await enterDraftMode(stack.client)
  seed = await stack.client.fetch<Stored[]>('*[_type in $types]', { types: documentTypes })
  for (const path of EVERY_ROUTE) textsBefore.set(path, await textAt(path))
})

/** Writes without the Studio's validation. */
async function publish(documents: readonly Stored[]): Promise<void> {
  const transaction = stack.client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'async' })
  await siteSettled(stack, stack.urls.site)
}

/** What is wrong with the response of a URL. */
async function problemAt(
  url: string,
  expected: readonly number[],
  headers = {},
): Promise<string[]> {
  const signal = AbortSignal.timeout(60_000)
  const status = await fetch(stack.urls.site + url, { redirect: 'manual', headers, signal }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    (error: Error) => error.message,
  )
  return expected.some((each) => each === status) ? [] : [`${url} answers ${status}`]
}

test('the seed has documents of every type', () => {
  expect(new Set(seed.map(({ _type }) => _type))).toEqual(new Set(documentTypes))
})

describe.each(ROUNDS.map((round, turn) => ({ ...round, turn })))('with $name', (round) => {
  test('every page answers', async () => {
    await publish(
      seed.map((document, at) => changedDocument(document, round.changeOf(document, at, seed))),
    )
    const problems: string[] = []
    const ofPage = round.losesPaths ? [200, 404] : [200]
    // A third of the pages that show every section type, and a seventh of the others.
    const routes = [
      ...ROUTES_OF_EVERY_KIND.filter((_, at) => at % 3 === round.turn % 3),
      ...OTHER_ROUTES.filter((_, at) => at % 7 === round.turn % 7),
    ]
    for (const path of routes) problems.push(...(await problemAt(path, ofPage)))
    for (const path of FILES) problems.push(...(await problemAt(path, [200])))
    for (const path of OPTIONAL) problems.push(...(await problemAt(path, [200, 404])))
    for (const path of PREVIEWED) {
      // The home page is required: without it the site answers 503.
      const expected = round.losesPaths ? [...ofPage, 503] : ofPage
      const found = await problemAt(path, expected, { cookie })
      problems.push(...found.map((problem) => `in draft mode ${problem}`))
    }
    expect(problems).toEqual([])
    if (!round.losesPaths) return
    // No document has a usable path.
    expect((await visit(`${stack.urls.site}/sitemap.xml`)).html).not.toContain('<loc>')
  }, 200_000)
})

test('pages are right again when the content is', async () => {
  await publish(seed)
  for (const [path, text] of textsBefore) expect(await textAt(path), path).toBe(text)
}, 100_000)

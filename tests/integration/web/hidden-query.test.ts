import { expect, test } from 'vitest'
import { DRAFT_PASS } from '@/lib/draft-pass'
import { rawRequest } from '../../support/raw-request.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'

// Contains no character that URLs encode.
const MARK = 'asked-by-alice'

/** One path of each way in which a page is made. */
const KINDS = ['/products/reactor', '/resources/blog', '/login', '/products/nowhere']

const QUERY = `?email=${MARK}&dialog=contact`
const RSC = { rsc: '1' }
const TREE = {
  ...RSC,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
}

const stack = sharedStack()

/** Changes the site settings, which every page shows, so that the next request renders it again. */
async function refreshAll() {
  await stack.client.patch('siteSettings').set({ touched: crypto.randomUUID() }).commit()
  await siteSettled(stack, stack.urls.site)
}

/** A request of the client router; Next redirects one without the checksum to the right URL. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(stack.urls.site + path, { headers })
  return `${await response.text()} ${JSON.stringify([...response.headers])}`
}

async function expectNoMark(path: string) {
  for (const headers of [{}, RSC, TREE]) expect(await read(path, headers)).not.toContain(MARK)
}

test.each(KINDS)('%s caches nothing of the first visitor’s query string', async (path) => {
  for (const headers of [{}, RSC, TREE]) {
    await refreshAll()
    await read(path + QUERY, headers)
    await expectNoMark(path)
  }
})

test.each(['/', '/products/', '/og/products/'])(
  'the cached 404 page of %s does not contain the requested path',
  async (area) => {
    await refreshAll()
    await read(`${area}${MARK}`)
    await expectNoMark('/nowhere')
    await expectNoMark('/products/nowhere')
  },
)

test('no spelling of a path bypasses the removal of the query string', async () => {
  const path = '/legal/compliance'
  const spellings = [
    `${path}?email=${MARK}`,
    `${path}?${MARK}`,
    `${path}?_rsc=1&_rsc=${MARK}`,
    `/legal/%63ompliance?email=${MARK}`,
    `http://localhost${path}?email=${MARK}`,
    `//legal/compliance?email=${MARK}`,
    `${path}?email=\xff${MARK}`,
  ]
  const { port } = new URL(stack.urls.site)
  for (const spelling of spellings) {
    const cookies = `cookie: __prerender_bypass=made-up; ${DRAFT_PASS}=made-up\r\n`
    for (const lines of ['', `rsc: 1\r\n${cookies}`]) {
      await refreshAll()
      const head = `GET ${spelling} HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`
      const { status } = await rawRequest(Number(port), Buffer.from(head, 'latin1'))
      expect([spelling, status < 500]).toEqual([spelling, true])
      await expectNoMark(path)
    }
  }
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const DAY = 86_400
const HOUR = 3600

type Page = {
  /** Cached parts of the response: their tags, and for how many seconds they stay valid. */
  kept?: [tags: string[], seconds: number][]
  status?: number
  cacheControl?: string
  cookie?: string
}

let server: Server
let url = ''
let page: Page = {}

// The site reads its settings on import.
beforeAll(async () => {
  vi.stubEnv('EDGE_PURGE', 'varnish')
  vi.stubEnv('EDGE_PURGE_URL', 'http://127.0.0.1:1')
  vi.stubEnv('EDGE_PURGE_TOKEN', 'the-token-of-the-edge')
  const { inRequest } = await import('@/lib/current-request')
  const { notePage } = await import('@/edge/page-notes')
  const { sendEdgeHeaders } = await import('@/next-workarounds/edge-headers')
  server = createServer((request, response) => {
    sendEdgeHeaders(request, response)
    inRequest({ id: 'a-request', response }, () => {
      for (const [tags, seconds] of page.kept ?? []) notePage(tags, Date.now() + seconds * 1000)
    })
    const { status = 200, cacheControl = 's-maxage=2592000' } = page
    response.statusCode = status
    if (cacheControl) response.setHeader('cache-control', cacheControl)
    response.end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

async function lifeOf(given: Page): Promise<number | undefined> {
  page = given
  const { headers } = await fetch(url, { headers: given.cookie ? { cookie: given.cookie } : {} })
  const control = headers.get('surrogate-control')
  expect(headers.has('surrogate-key')).toBe(control !== null)
  return control === null ? undefined : Number(/max-age=(\d+)/.exec(control)?.[1])
}

const TAGS = ['_N_T_/layout', 'document:page-home', 'type:page']

test('a kept page is fresh at the edge for a day, or until it ends', async () => {
  expect(await lifeOf({ kept: [[TAGS, 30 * DAY]] })).toBe(DAY)
  expect(await lifeOf({ kept: [[TAGS, HOUR]] })).toBeCloseTo(HOUR, -1)
  expect(await lifeOf({ kept: [[TAGS, 30 * DAY]], status: 304 })).toBe(DAY)
})

test('an answer of several pages has the keys of all, and ends with the first', async () => {
  const kept: Page['kept'] = [
    [['document:a'], DAY],
    [['document:b'], HOUR],
  ]
  expect(await lifeOf({ kept })).toBeCloseTo(HOUR, -1)
  const { headers } = await fetch(url)
  expect(headers.get('surrogate-key')?.split(' ')).toHaveLength(3)
})

test.each<[string, Page]>([
  ['what is rendered for one request', {}],
  ['a page that is old already', { kept: [[TAGS, -1]] }],
  [
    'a page beside an old one',
    {
      kept: [
        [TAGS, -1],
        [TAGS, DAY],
      ],
    },
  ],
  ['an account screen', { kept: [[['_N_T_/(account)/login/page', 'type:words'], DAY]] }],
  ['a missing page', { kept: [[TAGS, DAY]], status: 404 }],
  ['a redirect', { kept: [[TAGS, DAY]], status: 308 }],
  ['a private answer', { kept: [[TAGS, DAY]], cacheControl: 'private, no-store' }],
  ['an answer that says nothing', { kept: [[TAGS, DAY]], cacheControl: '' }],
  ['a draft', { kept: [[TAGS, DAY]], cookie: 'a=b; draft-pass=x' }],
])('%s is not for the edge', async (_, given) => {
  expect(await lifeOf(given)).toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADAPTERS, type EdgeName } from '@/edge/adapters'
import { keysOfPage, keysOfRefresh, SITE_KEY } from '@/edge/edge-keys'
import { Purger } from '@/edge/purger'
import { parseEnv } from '@/env'
import { startReceiver } from '../../support/http-receiver.ts'
import { until } from '../../support/until.ts'

const TOKEN = 'the-token-of-the-edge'

let edge: Awaited<ReturnType<typeof startReceiver>>
let address: string
const attempts: (string | undefined)[] = []

beforeEach(async () => {
  edge = await startReceiver()
  edge.answerBody = JSON.stringify({ success: true })
  address = new URL(edge.url).origin
  attempts.length = 0
})
afterEach(() => edge.stop())

const open = (name: EdgeName, where = address) =>
  new Purger({
    adapter: ADAPTERS[name],
    address: where,
    token: TOKEN,
    onAttempt: (failure) => attempts.push(failure),
  })
const many = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)
const json = (at: number) => JSON.parse(String(edge.received[at]?.body)) as unknown

test('a page carries a short key for each of its tags, and none for those of Next', () => {
  const tags = ['_N_T_/layout', 'document:page-home', 'type:page', 'path:%2F', 'type:page']
  const keys = keysOfPage(tags)
  expect(keys).toHaveLength(4)
  expect(keys[0]).toBe(SITE_KEY)
  for (const key of keys.slice(1)) expect(key).toMatch(/^[0-9a-f]{12}$/)
  const purged = keysOfRefresh(['type:page'])
  expect(keys.filter((key) => purged.includes(key))).toHaveLength(1)
  expect(keys.filter((key) => keysOfRefresh(['type:product']).includes(key))).toEqual([])
  expect(keysOfRefresh([])).toEqual([])
})

test.each([10, 600, 620, 100_000])('keys of %i tags are at most 8 KB and are purged', (count) => {
  const tags = Array.from({ length: count }, (_, at) => `document:article-${at}`)
  const keys = keysOfPage(tags)
  expect(keys.join(' ').length).toBeLessThanOrEqual(8000)
  const purged = keysOfRefresh([`document:article-${count - 1}`])
  expect(keys.some((key) => purged.includes(key))).toBe(true)
})

test('Varnish: PURGE with the token and the keys, at each of its addresses', async () => {
  const second = await startReceiver()
  const both = `${address}, ${new URL(second.url).origin}`
  expect(await open('varnish', both).purge(['a1', 'b2'])).toBe(true)
  for (const { received } of [edge, second]) {
    expect(received.map(({ method }) => method)).toEqual(['PURGE'])
    expect(received[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'surrogate-key': 'a1 b2',
    })
  }
  second.stop()
  expect(await open('varnish', both).purge(['a1'])).toBe(false)
})

test('Fastly: a soft purge of at most 256 keys a call, as its API documents', async () => {
  expect(await open('fastly', `${address}/service/SU1Z0isx`).purge(many(300))).toBe(true)
  expect(edge.received.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/service/SU1Z0isx/purge'],
    ['POST', '/service/SU1Z0isx/purge'],
  ])
  expect(edge.received[0]?.headers).toMatchObject({
    'fastly-key': TOKEN,
    'fastly-soft-purge': '1',
    accept: 'application/json',
    'content-type': 'application/json',
  })
  expect(json(0)).toEqual({ surrogate_keys: many(300).slice(0, 256) })
  expect(json(1)).toEqual({ surrogate_keys: many(300).slice(256) })
})

test('Cloudflare: at most 100 tags a call, and only `success` is one', async () => {
  const purger = open('cloudflare', `${address}/client/v4/zones/023e105f`)
  expect(await purger.purge(many(150))).toBe(true)
  expect(edge.received.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/client/v4/zones/023e105f/purge_cache'],
    ['POST', '/client/v4/zones/023e105f/purge_cache'],
  ])
  expect(edge.received[0]?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
  })
  expect(json(0)).toEqual({ tags: many(150).slice(0, 100) })
  edge.answerBody = JSON.stringify({ success: false, errors: [{ code: 1 }] })
  expect(await purger.purge(['a1'])).toBe(false)
})

test('a page names its keys and its life in the headers that each service reads', () => {
  expect(ADAPTERS.varnish.pageHeaders(['site', 'a1'], 90)).toEqual({
    'surrogate-key': 'site a1',
    'surrogate-control': 'max-age=90, stale-if-error=86400',
  })
  expect(ADAPTERS.fastly.pageHeaders(['site', 'a1'], 60)).toHaveProperty('surrogate-key', 'site a1')
  expect(ADAPTERS.cloudflare.pageHeaders(['site', 'a1'], 60)).toEqual({
    'cache-tag': 'site,a1',
    'cloudflare-cdn-cache-control': 'max-age=60, stale-if-error=86400',
  })
})

test('a failed purge is retried with later ones until it succeeds, and logged', async () => {
  edge.status = 503
  const purger = open('varnish')
  expect(await purger.purge(['a1'])).toBe(false)
  expect(await purger.purge(['b2'])).toBe(false)
  expect(purger.isOutstanding).toBe(true)
  edge.status = 200
  await until(async () => !purger.isOutstanding)
  expect(edge.received.at(-1)?.headers['surrogate-key']).toBe('a1 b2')
  expect(attempts.at(0)).toBe('the edge answered 503')
  expect(attempts.at(-1)).toBeUndefined()
})

test('an edge that hangs or is not there fails within seconds, without its address in the reason', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect(await open('fastly').purge(['a1'])).toBe(false)
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(3000)
  timeout.mockRestore()
  expect(await open('fastly', 'http://127.0.0.1:1').purge(['a1'])).toBe(false)
  expect(attempts).toHaveLength(2)
  for (const reason of attempts) expect(reason).not.toContain('127.0.0.1')
})

test('concurrent purges share one request, and too many keys purge all pages', async () => {
  const purger = open('varnish')
  const first = purger.purge(['a1'])
  const others = Array.from({ length: 500 }, (_, at) =>
    purger.purge([`b${at}`, `c${at}`, `d${at}`]),
  )
  expect(await Promise.all([first, ...others])).not.toContain(false)
  expect(edge.received.map(({ headers }) => headers['surrogate-key'])).toEqual([SITE_KEY])
})

test('a purge is sent again after the times that were asked for', async () => {
  expect(await open('varnish').purge(['a1'], [200, 300])).toBe(true)
  expect(edge.received).toHaveLength(1)
  await until(async () => edge.received.length === 3)
  expect(edge.received.map(({ headers }) => headers['surrogate-key'])).toEqual(['a1', 'a1', 'a1'])
})

test.each([
  [{ EDGE_PURGE: 'varnish' }, /EDGE_PURGE_TOKEN belong together: set all or none/],
  [{ EDGE_PURGE_TOKEN: TOKEN, EDGE_PURGE_URL: 'https://a.example' }, /belong together/],
  [{ EDGE_PURGE: 'akamai' }, /EDGE_PURGE must be varnish or fastly or cloudflare, not "akamai"/],
  [{ EDGE_PURGE_URL: 'http://a.example, b' }, /EDGE_PURGE_URL must be web addresses/],
  [{ EDGE_PURGE_TOKEN: 'short' }, /EDGE_PURGE_TOKEN must have 16 characters or more\./],
])('a configuration of the edge that lacks something is refused: %o', (given, message) => {
  expect(() => parseEnv(given)).toThrow(message)
})

test('addresses of the edge may end in a slash', () => {
  const given = { EDGE_PURGE: 'varnish', EDGE_PURGE_TOKEN: TOKEN }
  const read = parseEnv({ ...given, EDGE_PURGE_URL: 'http://a.example:6081/, http://b.example/' })
  expect(read.EDGE_PURGE_URL).toBe('http://a.example:6081, http://b.example')
})

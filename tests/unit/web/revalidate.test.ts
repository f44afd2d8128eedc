import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { areTagsExpired } from '@/cache/next-internals'
import { until } from '../../support/until.ts'
import { type SiteInProcess, siteInProcess, WEBHOOK_SECRET } from './site-in-process.ts'

// Next has it for requests only.
vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))

type Route = typeof import('@/app/api/revalidate/route')

let site: SiteInProcess
let route: Route
let running: typeof import('@/cache/running-cache')
let count = 0

beforeAll(async () => {
  site = await siteInProcess()
  await load()
  // The lake's first response may take longer than the site waits.
  await until(async () => (await send(newChange())).status === 200)
})
afterAll(async () => {
  await site?.stop()
})

async function load() {
  site.restart()
  route = await import('@/app/api/revalidate/route')
  running = await import('@/cache/running-cache')
  await import('@/cache/server-cache')
}

/** A change of a document that no other test has changed. */
const newChange = (fields: object = {}) => {
  const _id = `product-${++count}`
  const path = `/products/${count}`
  return { _id, _type: `type${count}`, path, previousPath: path, operation: 'update', ...fields }
}
const tagsOf = ({ _id, _type, path }: ReturnType<typeof newChange>) => [
  `document:${_id}`,
  `type:${_type}`,
  `path:${encodeURIComponent(path)}`,
]

type Sent = {
  transaction?: string
  secret?: string
  secondsAgo?: number
  type?: string
  signature?: string | null
}

async function send(change: unknown, sent: Sent = {}) {
  const { secret = WEBHOOK_SECRET, secondsAgo = 0, type = 'application/json' } = sent
  const body = typeof change === 'string' ? change : JSON.stringify(change)
  const signedAt = Date.now() - secondsAgo * 1000
  const { signature = await encodeSignatureHeader(body, signedAt, secret) } = sent
  const headers = {
    'content-type': type,
    ...(signature && { 'sanity-webhook-signature': signature }),
    ...(sent.transaction && { 'sanity-transaction-id': sent.transaction }),
  }
  const before = performance.timeOrigin + performance.now()
  const response = await route.POST(
    new Request('http://site/api/revalidate', { method: 'POST', headers, body }),
  )
  const answer = (await response.json()) as { refreshed?: string[]; detail?: string }
  return { response, status: response.status, ...answer, before }
}

test('a published change makes the pages with it new, and no others', async () => {
  const change = newChange()
  const { status, refreshed, before } = await send(change)
  expect([status, refreshed]).toEqual([200, tagsOf(change)])
  for (const tag of tagsOf(change)) expect(areTagsExpired([tag], before)).toBe(true)
  expect(areTagsExpired(['document:other', 'type:page'], before)).toBe(false)
})

test('thousands of redirects of one transaction are one refresh, repeated until it has worked', async () => {
  const redirect = () => newChange({ _type: 'redirect', path: null, previousPath: null })
  await site.lake.stop()
  expect((await send(redirect(), { transaction: 'import-1' })).status).toBe(503)
  await site.lake.restart()
  await until(async () => (await send(redirect())).status === 200)
  const sent = () => send(redirect(), { transaction: 'import-1' })
  const answers = await Promise.all([sent(), sent(), sent()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const again = await sent()
  expect([again.status, again.refreshed]).toEqual([200, []])
  const other = await send(redirect(), { transaction: 'import-2' })
  expect(other.refreshed).toContain('type:redirect')
  const page = newChange()
  expect((await send(page, { transaction: 'import-2' })).refreshed).toEqual(tagsOf(page))
})

test('a draft makes no page new', async () => {
  const change = newChange()
  const { status, refreshed, before } = await send({ ...change, _id: `drafts.${change._id}` })
  expect([status, refreshed]).toEqual([200, []])
  expect(tagsOf(change).some((tag) => areTagsExpired([tag], before))).toBe(false)
})

test.each<[string, Sent, number, string]>([
  ['with a text as a signature', { signature: 'signed, really' }, 401, 'Sign the body with'],
  ['signed more than five minutes ago', { secondsAgo: 303 }, 400, 'is 303 s old by the clock'],
  ['signed in the future', { secondsAgo: -303 }, 400, 'is 303 s in the future'],
  ['as a form of another site sends it', { type: 'text/plain' }, 415, 'as application/json'],
])('a change %s is refused', async (_, sent, expected, advice) => {
  const change = newChange()
  const { status, detail, before } = await send(change, sent)
  expect(status).toBe(expected)
  expect(detail).toContain(advice)
  expect(tagsOf(change).some((tag) => areTagsExpired([tag], before))).toBe(false)
})

test('clocks may differ by five minutes', async () => {
  for (const secondsAgo of [297, -297])
    expect((await send(newChange(), { secondsAgo })).status).toBe(200)
})

test.each<[string, string, string]>([
  ['that is no JSON', '{"_id": ', 'must be JSON'],
  ['without a type', '{"_id": "product-a"}', 'must contain _id, _type'],
  ['of an unknown operation', '{"_id": "a", "_type": "b", "operation": "c"}', 'operation'],
])('a body %s is refused', async (_, body, advice) => {
  const { status, detail, response } = await send(body)
  expect([status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  expect(detail).toContain(advice)
})

test('only POST is supported', () => {
  for (const method of [route.GET, route.PUT, route.PATCH, route.DELETE]) {
    const response = method()
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  }
})

test('what was refreshed is on disk before the answer, once', async () => {
  const change = newChange()
  await send(change)
  await send(change)
  const lines = readFileSync(join(site.build, 'refreshed-since-build.txt'), 'utf8').split('\n')
  for (const tag of tagsOf(change)) expect(lines.filter((line) => line === tag)).toHaveLength(1)
  expect(lines.at(-1)).toBe('')
  expect(lines.slice(0, -1)).not.toContain('')
})

test('with a shared cache the other servers are told, of paths only if one may have changed', async () => {
  const { cache } = running.runningCache
  if (!cache) throw new Error('without a cache')
  const announce = vi.spyOn(cache, 'announce').mockResolvedValue(true)
  const [edited, moved] = [newChange(), newChange({ previousPath: '/before' })]
  await send(edited)
  expect(announce).toHaveBeenLastCalledWith(tagsOf(edited))
  await send(moved)
  expect(announce).toHaveBeenLastCalledWith([...tagsOf(moved), 'path:%2Fbefore', 'paths'])
  const told = announce.mock.calls.length
  await send(newChange({ _id: 'drafts.new', operation: 'create' }))
  expect(announce).toHaveBeenCalledTimes(told)
  // They are in the shared log, so this server's disk is not needed.
  const noted = readFileSync(join(site.build, 'refreshed-since-build.txt'), 'utf8')
  expect(noted).not.toContain(`document:${edited._id}`)
})

test('a site without the secret accepts no change', async () => {
  site.restart()
  vi.stubEnv('SANITY_WEBHOOK_SECRET', '')
  const { timeOfSignature } = await import('@/sanity/refresh/webhook-signature')
  const signature = await encodeSignatureHeader('{}', Date.now(), WEBHOOK_SECRET)
  expect(await timeOfSignature(new Headers({ 'sanity-webhook-signature': signature }), '{}')).toBe(
    undefined,
  )
})

test('in development, where Next has no cache of ours, Next itself is told', async () => {
  site.restart()
  const { revalidateTag } = await import('next/cache')
  const { refreshTags } = await import('@/sanity/refresh/refresh-tags')
  await refreshTags(['document:a', 'type:b'], true)
  const calls = vi.mocked(revalidateTag).mock.calls
  expect(calls).toEqual([
    ['document:a', { expire: 0 }],
    ['type:b', { expire: 0 }],
  ])
})

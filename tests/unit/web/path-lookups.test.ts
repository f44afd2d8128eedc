import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { perProcess } from '@/lib/per-process'

let api: Server
let reads = 0
let documents: { _id: string; path: string }[] = []
let index: typeof import('@/content/paths/live-path-index')

beforeAll(async () => {
  api = createServer((_, response) => {
    reads++
    const result = { documents, redirects: [], legalVersions: [] }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result, ms: 1 }))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  vi.stubEnv('SANITY_API_HOST', `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  index = await import('@/content/paths/live-path-index')
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  api?.close()
})

beforeEach(() => {
  reads = 0
})

/** As an event of the content API does. */
const change = () => perProcess('live-events', () => ({ changes: 0 })).changes++

test('the paths are read once after each change, however many ask', async () => {
  expect(await index.mayExist('/products/new')).toBe(false)
  documents = [{ _id: 'product-new', path: '/products/new' }]
  change()
  const asked = Array.from({ length: 50 }, () => index.mayExist('/products/new'))
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]))
  expect(reads).toBe(2)
  for (let each = 0; each < 50; each++) await index.mayExist(`/products/unknown-${each}`)
  expect(reads).toBe(2)
})

test('an API that fails leaves the paths, and is asked again after a second', async () => {
  // Only after the API's address is set.
  const { log } = await import('@/lib/log')
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const answer = api.listeners('request')[0] as (...args: unknown[]) => void
  api.removeAllListeners('request')
  api.on('request', (_, response) => response.writeHead(500).end())
  change()
  expect(await index.mayExist('/products/new')).toBe(true)
  api.removeAllListeners('request')
  api.on('request', answer)
  documents = [...documents, { _id: 'product-newer', path: '/products/newer' }]
  expect(await index.mayExist('/products/newer')).toBe(false)
  vi.advanceTimersByTime(1500)
  await vi.waitUntil(() => index.mayExist('/products/newer'))
})

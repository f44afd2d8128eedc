import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runningCache } from '@/cache/running-cache'
import { IP_ADDRESS_HEADER } from '@/lib/ip-address'

let api: Server
let reads = 0
let documents: { _id: string; path: string }[] = []
let index: typeof import('@/sanity/paths/live-path-index')

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
  index = await import('@/sanity/paths/live-path-index')
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  api?.close()
})

beforeEach(() => {
  // Long enough for every limit to reset.
  later(3_600_000)
  reads = 0
})

const from = (address: string) => new Headers({ [IP_ADDRESS_HEADER]: address })
const later = (ms: number) => vi.advanceTimersByTime(ms)

test('a page without a webhook exists two seconds after it was published', async () => {
  expect(await index.mayExist('/products/new', from('192.0.2.1'))).toBe(false)
  documents = [{ _id: 'product-new', path: '/products/new' }]
  later(2000)
  expect(await index.mayExist('/products/new', from('192.0.2.1'))).toBe(true)
})

test('look-ups within a second share one read', async () => {
  await index.mayExist('/one', from('192.0.2.2'))
  reads = 0
  later(1500)
  const paths = Array.from({ length: 50 }, (_, at) => `/products/nowhere-${at}`)
  await Promise.all(paths.map((path) => index.mayExist(path, from('192.0.2.2'))))
  expect(reads).toBe(1)
})

test('one network that asks for ten minutes causes two reads a minute, and does not block others', async () => {
  await index.rereadPathIndex()
  reads = 0
  for (let second = 0; second < 290; second++) {
    later(2000)
    const address = `2001:db8:0:7::${second.toString(16)}`
    expect(await index.mayExist(`/products/${second}`, from(address))).toBe(false)
  }
  // Its 20, and the regular reads after 30 s.
  expect(reads).toBeLessThanOrEqual(20 + 20)
  documents = [{ _id: 'product-newer', path: '/products/newer' }]
  expect(await index.mayExist('/products/newer', from('192.0.2.4'))).toBe(true)
})

test('a known path causes no read', async () => {
  await index.rereadPathIndex()
  reads = 0
  for (let each = 0; each < 5; each++) {
    later(2000)
    expect(await index.mayExist('/products/newer', from('192.0.2.5'))).toBe(true)
  }
  expect(reads).toBe(0)
})

test('an edit that keeps its path reads no paths; a move, a new one and a redirect do', async () => {
  await index.rereadPathIndex()
  const path = '/products/newer'
  const edit = { _id: 'product-newer', _type: 'product', path, previousPath: path }
  expect(index.mayChangePaths({ ...edit, operation: 'update' })).toBe(false)
  await index.applyToPathIndex({ ...edit, operation: 'update' })
  expect(await index.mayExist(path, from('192.0.2.7'))).toBe(true)
  for (const change of [
    { ...edit, operation: 'create' as const },
    { ...edit, operation: 'update' as const, previousPath: '/products/old' },
    { _id: 'redirect', _type: 'redirect', operation: 'update' as const },
    edit,
  ]) {
    expect(index.mayChangePaths(change)).toBe(true)
  }
  // A path that is missing in the index is looked up, whatever the change contains.
  documents = [...documents, { _id: 'product-missed', path: '/products/missed' }]
  const missed = { _id: 'product-missed', path: '/products/missed' }
  const change = { ...edit, ...missed, previousPath: missed.path, operation: 'update' as const }
  await index.applyToPathIndex(change)
  expect(await index.mayExist(missed.path, from('192.0.2.7'))).toBe(true)
})

test('after another server has told of a path, the next look-up reads the index', async () => {
  await index.rereadPathIndex()
  documents = [...documents, { _id: 'product-told', path: '/products/told' }]
  runningCache.announced++
  reads = 0
  expect((await index.livePathIndex())?.documents.has('/products/told')).toBe(true)
  await index.livePathIndex()
  expect(reads).toBe(1)
})

test('an API that fails leaves the index, and the health check says so', async () => {
  expect(await index.isPathIndexCurrent()).toBe(true)
  // Only after the API's address is set.
  const { log } = await import('@/lib/log')
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  api.close()
  api.closeAllConnections()
  later(2000)
  expect(await index.mayExist('/products/nowhere', from('192.0.2.6'))).toBe(false)
  expect(await index.isPathIndexCurrent()).toBe(false)
  expect(await index.mayExist('/products/newer', from('192.0.2.6'))).toBe(true)
})

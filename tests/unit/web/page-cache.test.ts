import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import PageCache from '@/cache/page-cache'
import { serverCache } from '@/cache/server-cache'
import { parseEnv } from '@/env'
import { until } from '../../support/until.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const makeFolder = async (folder: string) => void (await mkdir(folder, { recursive: true }))

const open = (flushToDisk = false) =>
  new PageCache({
    fs: { existsSync, readFile, readFileSync, writeFile, stat, mkdir: makeFolder },
    serverDistDir: join(folder, 'server'),
    flushToDisk,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
type Get = Parameters<PageCache['get']>
type Set = Parameters<PageCache['set']>

const get = async (key: string, cache = open()) => {
  const context = { kind: 'APP_ROUTE', isFallback: false } as Get[1]
  const value = (await cache.get(key, context))?.value
  return value && 'body' in value ? String(value.body) : undefined
}
const set = (key: string, body: string, tag: string, cache = open()) => {
  const headers = { 'x-next-cache-tags': `other,${tag}` }
  const value = { kind: 'APP_ROUTE', body: Buffer.from(body), headers, status: 200 } as Set[1]
  const context = { cacheControl: { revalidate: 3600, expire: 7200 } } as Set[2]
  return cache.set(key, value, context)
}

/** Renders until the page is cached: Next counts in whole ms, so one within the ms of the refresh is not. */
async function keepsAtLast(key: string, body: string, tag: string): Promise<boolean> {
  for (let times = 0; times < 1000; times++) {
    await set(key, body, tag)
    if ((await get(key)) === body) return true
  }
  return false
}

test('a page is kept until a tag of it is refreshed', async () => {
  expect(await get('/kept')).toBeUndefined()
  await set('/kept', 'first', 'document:kept')
  expect(await get('/kept')).toBe('first')
  serverCache.expireHere(['document:kept'])
  expect(await get('/kept')).toBeUndefined()
  expect(await keepsAtLast('/kept', 'second', 'document:kept')).toBe(true)
})

test('a page whose content is refreshed while it is rendered is not kept', async () => {
  expect(await get('/rendered')).toBeUndefined()
  serverCache.expireHere(['document:rendered'])
  // Next itself would cache it, since it is stored after the refresh.
  const refreshedAt = Date.now()
  await until(() => Date.now() > refreshedAt + 1)
  await set('/rendered', 'may be the old content', 'document:rendered')
  expect(await get('/rendered')).toBeUndefined()
  expect(await keepsAtLast('/rendered', 'the new content', 'document:rendered')).toBe(true)
})

test('a file is replaced as a whole, and nothing else is left', async () => {
  const cache = open(true)
  await set('/file', 'first', 'document:file', cache)
  await set('/file', 'second', 'document:file', cache)
  const files = readdirSync(join(folder, 'server/app')).filter((name) => name.startsWith('file'))
  expect(files.toSorted()).toEqual(['file.body', 'file.meta'])
  expect(readFileSync(join(folder, 'server/app/file.body'), 'utf8')).toBe('second')
})

test('an address of the shared cache that is none is refused, and not printed', () => {
  expect(parseEnv({ CACHE_URL: 'redis://:pass@cache.example:6379/2' }).CACHE_URL).toBeDefined()
  for (const CACHE_URL of ['localhost:6379', 'http://:pass-word@cache.example', 'redis://']) {
    expect(() => parseEnv({ CACHE_URL })).toThrow(/^CACHE_URL must be an address of Redis/)
    expect(() => parseEnv({ CACHE_URL })).not.toThrow(/pass-word/)
  }
})

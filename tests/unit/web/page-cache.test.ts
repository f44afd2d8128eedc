import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import PageCache, { expireTags } from '@/http/next-workarounds/page-cache'
import { until } from '../../support/until.ts'

const cache = new PageCache({
  fs: {
    ...{ existsSync, readFile, readFileSync, writeFile, stat },
    mkdir: async (folder) => void (await mkdir(folder, { recursive: true })),
  },
  serverDistDir: '/nowhere',
  flushToDisk: false,
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  _requestHeaders: {},
})
type Get = Parameters<PageCache['get']>
type Set = Parameters<PageCache['set']>

const get = async (key: string) => {
  const context = { kind: 'APP_ROUTE', isFallback: false } as Get[1]
  const value = (await cache.get(key, context))?.value
  return value && 'body' in value ? String(value.body) : undefined
}
const set = (key: string, body: string) => {
  const headers = { 'x-next-cache-tags': `other,${key}` }
  const value = { kind: 'APP_ROUTE', body: Buffer.from(body), headers, status: 200 } as Set[1]
  return cache.set(key, value, { cacheControl: { revalidate: 3600, expire: 7200 } } as Set[2])
}
/** Next counts in whole ms, so a page of the ms of its expiry counts as expired. */
const keeps = (key: string, body: string) =>
  until(async () => {
    await set(key, body)
    return (await get(key)) === body
  })

test('a page is kept until a tag of it expires', async () => {
  expect(await get('/kept')).toBeUndefined()
  await keeps('/kept', 'first')
  expireTags(['/kept'])
  expect(await get('/kept')).toBeUndefined()
  await keeps('/kept', 'second')
})

test('a page whose content changes while it is rendered is not kept', async () => {
  expect(await get('/rendered')).toBeUndefined()
  expireTags(['/rendered'])
  // Next itself would keep it, since it is stored after the change.
  const changedAt = Date.now()
  await until(() => Date.now() > changedAt + 1)
  await set('/rendered', 'may be the old content')
  expect(await get('/rendered')).toBeUndefined()
  await keeps('/rendered', 'the new content')
})

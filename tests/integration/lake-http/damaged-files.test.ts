import { chmodSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedSecret } from 'content-lake/stored-secret'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  lake = await startTestLake()
})
afterEach(() => lake.close())

const path = (...parts: string[]) => join(lake.dir, ...parts)

const DATASET = 'dataset-other.sqlite'

it.each<[string, string, () => void, string]>([
  ['cut to 50 KB', DATASET, () => truncateSync(path(DATASET), 50_000), 'damaged.*a copy.*LAKE_DIR'],
  ['a text', DATASET, () => writeFileSync(path(DATASET), 'text '.repeat(99)), 'not a content lake'],
  ['a folder', 'dataset-a.sqlite', () => mkdirSync(path('dataset-a.sqlite')), 'in the way'],
])('a start fails with one line when a dataset’s file is %s', async (_, file, damage, remedy) => {
  await lake.client.datasets.create('other')
  const other = lake.client.withConfig({ dataset: 'other' })
  const text = 'text '.repeat(2000)
  for (let n = 0; n < 20; n++) await other.create({ _id: `page-${n}`, _type: 'page', text })
  await lake.stop()
  damage()
  const message = new RegExp(`^${path(file).replaceAll('.', '\\.')}.*${remedy}.*$`)
  await expect(lake.restart()).rejects.toThrow(message)
})

it('a damaged asset is not served, and is mended by the upload of its original', async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: 'red' }
  const bytes = await sharp({ create }).png().toBuffer()
  const { url } = await lake.client.assets.upload('image', bytes)
  const [name = ''] = readdirSync(path('assets/production'))
  truncateSync(path('assets/production', name), 10)
  for (const search of ['', '?w=10']) {
    const response = await fetch(url + search)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await response.text()).toMatch(new RegExp(`${name} .*damaged. Upload the original`))
  }
  await lake.client.assets.upload('image', bytes)
  expect((await fetch(url)).status).toBe(200)
})

it('removes leftovers of uploads whose process was killed', async () => {
  const { url } = await lake.client.assets.upload('file', Buffer.from('kept'))
  await lake.stop()
  writeFileSync(path('assets/production/.0b2c7a3e-half-an-upload'), 'half')
  await lake.restart()
  expect(readdirSync(path('assets/production')).length).toBe(1)
  expect(await (await fetch(url)).text()).toBe('kept')
})

it('files are readable by their owner only, even those that were copied in', async () => {
  const open = () =>
    ['', ...readdirSync(lake.dir, { recursive: true }).map(String)].filter(
      (name) => (statSync(path(name)).mode & 0o077) !== 0,
    )
  await lake.client.create({ _id: 'page-a', _type: 'page' })
  await lake.client.request({ method: 'PUT', url: '/users/me/keyvalue', body: [{ key: 'a' }] })
  await lake.client.assets.upload('file', Buffer.from('text'))
  storedSecret(lake.dir, 'token')
  const written = ['token', 'signing-key', 'assets', 'dataset-production.sqlite-wal']
  expect(readdirSync(lake.dir)).toEqual(expect.arrayContaining(written))
  expect(open()).toEqual([])
  await lake.stop()
  for (const name of ['signing-key', 'dataset-production.sqlite']) chmodSync(path(name), 0o644)
  await lake.restart()
  expect(open()).toEqual([])
})

import { chmodSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLake } from 'content-lake'
import { storedSecret } from 'content-lake/stored-secret'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { smallDisk } from '../../support/small-disk.ts'

let lake: TestLake
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  lake = await startTestLake()
})
afterEach(() => lake.close())

const path = (...parts: string[]) => join(lake.dir, ...parts)

describe('a start fails with the file and the remedy in one line', () => {
  const DATASET = 'dataset-other.sqlite'
  const failure = async (): Promise<string> => {
    const error: Error = await lake.restart().then(
      () => new Error('it starts'),
      (reason) => reason,
    )
    return error.message
  }
  /** Matches one line that starts with the file's path and contains these parts. */
  const line = (file: string, ...parts: string[]) =>
    new RegExp(`^${[path(file), ...parts].join('.*').replaceAll('.sqlite', '\\.sqlite')}.*$`)

  beforeEach(async () => {
    await lake.client.datasets.create('other')
    const other = lake.client.withConfig({ dataset: 'other' })
    const text = 'text '.repeat(2000)
    for (let n = 0; n < 20; n++) await other.create({ _id: `page-${n}`, _type: 'page', text })
    await lake.stop()
  })

  it.each([100, 4096, 50_000])('when a dataset’s file is cut to %i bytes', async (size) => {
    truncateSync(path(DATASET), size)
    expect(await failure()).toMatch(line(DATASET, 'damaged', 'put back a copy', 'LAKE_DIR'))
  })

  it('when a text file is in the place of a dataset’s', async () => {
    writeFileSync(path(DATASET), 'not a database, but long enough to be looked at '.repeat(10))
    expect(await failure()).toMatch(line(DATASET, 'not a content lake', 'LAKE_DIR'))
  })

  it('when a folder is in the place of a dataset’s file', async () => {
    mkdirSync(path('dataset-more.sqlite'))
    expect(await failure()).toMatch(line('dataset-more.sqlite', 'in the way'))
  })
})

it('says which folder cannot be used, and why', async ({ skip }) => {
  const start = (storage: string) => () => startLake({ storage })
  const file = path('token-of-somebody')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toThrow(/token-of-somebody is in the way.*LAKE_DIR/)
  const dir = smallDisk(100, ',ro') ?? skip('mounting a read-only disk is not permitted')
  await expect(start(dir)).rejects.toThrow(/lake-disk.* cannot be read and written.*LAKE_DIR/)
})

describe('an asset that is damaged', () => {
  it('is not served, and is mended by the upload of its original', async () => {
    const create = { width: 40, height: 30, channels: 3 as const, background: 'red' }
    const bytes = await sharp({ create }).png().toBuffer()
    const { url } = await lake.client.assets.upload('image', bytes)
    const [name = ''] = readdirSync(path('assets/production'))
    truncateSync(path('assets/production', name), 10)
    for (const search of ['', '?w=10']) {
      const response = await fetch(url + search)
      expect(response.status).toBe(500)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { message } = (await response.json()) as { message: string }
      expect(message).toContain(path('assets/production', name))
      expect(message).toMatch(/damaged\. Upload the original/)
    }
    await lake.client.assets.upload('image', bytes)
    expect((await fetch(url)).status).toBe(200)
  })
})

it('removes leftovers of uploads whose process was killed', async () => {
  const { url } = await lake.client.assets.upload('file', Buffer.from('kept'))
  await lake.stop()
  writeFileSync(path('assets/production/.0b2c7a3e-half-an-upload'), 'half')
  await lake.restart()
  expect(readdirSync(path('assets/production')).length).toBe(1)
  expect(await (await fetch(url)).text()).toBe('kept')
})

describe('the lake’s files', () => {
  const open = () =>
    ['', ...readdirSync(lake.dir, { recursive: true }).map(String)]
      .filter((name) => (statSync(path(name)).mode & 0o077) !== 0)
      .toSorted()

  beforeEach(async () => {
    await lake.client.create({ _id: 'page-a', _type: 'page' })
    await lake.client.request({ method: 'PUT', url: '/users/me/keyvalue', body: [{ key: 'a' }] })
    await lake.client.assets.upload('file', Buffer.from('text'))
    storedSecret(lake.dir, 'token')
  })

  it('are readable by their owner only', () => {
    const names = readdirSync(lake.dir)
    expect(names).toEqual(expect.arrayContaining(['token', 'signing-key', 'assets']))
    expect(names).toEqual(expect.arrayContaining(['dataset-production.sqlite-wal']))
    expect(open()).toEqual([])
  })

  it('become so when they were copied in', async () => {
    await lake.stop()
    for (const name of ['signing-key', 'dataset-production.sqlite']) chmodSync(path(name), 0o644)
    expect(open().length).toBe(2)
    await lake.restart()
    expect(open()).toEqual([])
  })
})

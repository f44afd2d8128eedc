import { chmodSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedSecret } from 'content-lake/stored-secret'
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

it.each<[string, () => void, string]>([
  ['cut to 50 KB', () => truncateSync(path(DATASET), 50_000), 'damaged.*a copy.*LAKE_DIR'],
  ['a text', () => writeFileSync(path(DATASET), 'text '.repeat(99)), 'not a content lake'],
])('a start fails with one line when a dataset’s file is %s', async (_, damage, remedy) => {
  await lake.client.datasets.create('other')
  const other = lake.client.withConfig({ dataset: 'other' })
  const text = 'text '.repeat(2000)
  for (let n = 0; n < 20; n++) await other.create({ _id: `page-${n}`, _type: 'page', text })
  await lake.stop()
  damage()
  const message = new RegExp(`^${path(DATASET).replaceAll('.', '\\.')}.*${remedy}.*$`)
  await expect(lake.restart()).rejects.toThrow(message)
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

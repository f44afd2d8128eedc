import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { isDiskFull } from '../../../scripts/lake/files/storage-error.ts'
import { ME, testFile, thrownBy } from '../../support/lake/test-dataset.ts'

function open(file: string): Dataset {
  const dataset = Dataset.open({ name: 'production', projectId: 'lake', file })
  onTestFinished(() => {
    // Some tests close it themselves.
    try {
      dataset.close()
    } catch {}
  })
  return dataset
}

it('all is there after a restart: documents, their order, history and references', async () => {
  const file = testFile()
  const first = open(file)
  const documents = ['c', 'a', 'drafts.b', 'b'].map((_id) => ({
    _id,
    _type: 'page',
    text: 'ü 😀 "',
  }))
  for (const create of documents) first.mutate([{ create }], ME)
  const by = { _type: 'reference', _ref: 'b' }
  first.mutate([{ delete: { id: 'a' } }, { patch: { id: 'c', set: { by } } }], ME)
  const read = async (dataset: Dataset) => [
    await dataset.query('*', {}, { perspective: 'raw' }),
    dataset.transactions(['a', 'c']),
  ]
  const before = await read(first)
  first.close()
  const second = open(file)
  expect(await read(second)).toEqual(before)
  expect(() => second.mutate([{ delete: { id: 'b' } }], ME)).toThrow(/cannot be deleted/)
  second.mutate([{ create: { _id: 'd', _type: 'page' } }], ME)
  expect(await second.query('*._id')).toMatchObject({ result: ['b', 'c', 'd', 'drafts.b'] })
})

it('a full disk refuses a change completely, and accepts it once there is space', async () => {
  const dataset = open(testFile())
  dataset.mutate([{ create: { _id: 'kept', _type: 'page' } }], ME)
  // SQLite fails at its own limit as on a full disk.
  const database = Reflect.get(dataset, 'database') as DatabaseSync
  const limit = (pages: number) => database.exec(`pragma max_page_count = ${pages}`)
  limit(1)
  const large = { create: { _id: 'large', _type: 'page', text: 'x'.repeat(200_000) } }
  const write = () => dataset.mutate([large], { ...ME, transactionId: 'again' })
  expect(isDiskFull(thrownBy(write))).toBe(true)
  expect(await dataset.query('*._id')).toMatchObject({ result: ['kept'] })
  limit(1_000_000)
  write()
  expect(await dataset.query('*._id')).toMatchObject({ result: ['kept', 'large'] })
  expect(dataset.transactions(['large']).map(({ id }) => id)).toEqual(['again'])
})

it('a file of another version, or of another program, is refused with what to do', () => {
  const newer = testFile()
  open(newer).close()
  const run = (sql: string) => {
    const database = new DatabaseSync(newer)
    const row = database.prepare(sql).get()
    database.close()
    return row
  }
  run('pragma user_version = 99')
  expect(() => open(newer)).toThrow(/of this version.*format 99.*LAKE_DIR/)
  expect(run('pragma user_version')).toEqual({ user_version: 99 })
  run('pragma user_version = 0')
  expect(() => open(newer)).toThrow(/is not a content lake.*LAKE_DIR/)
})

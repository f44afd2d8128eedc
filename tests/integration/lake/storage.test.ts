import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
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

describe('what is stored', () => {
  it('is there after a restart: documents, their order, their history', () => {
    const file = testFile()
    const first = open(file)
    const ids = ['c', 'a', 'drafts.b', 'b']
    first.mutate(
      ids.map((_id) => ({ create: { _id, _type: 'page', text: 'ü 😀 "' } })),
      ME,
    )
    first.mutate([{ delete: { id: 'a' } }, { patch: { id: 'c', set: { n: 1 } } }], ME)
    const all = [...first.all()].sort((a, b) => a._id.localeCompare(b._id))
    const history = first.transactions(['a', 'c'])
    first.close()
    const second = open(file)
    expect([...second.all()].sort((a, b) => a._id.localeCompare(b._id))).toEqual(all)
    expect(second.transactions(['a', 'c'])).toEqual(history)
    expect(second.query('*._id').result).toEqual(['b', 'c', 'drafts.b'])
    second.mutate([{ create: { _id: 'd', _type: 'page' } }], ME)
    expect(second.count).toBe(4)
  })

  it('keeps its references indexed', () => {
    const file = testFile()
    const first = open(file)
    const by = { _type: 'reference', _ref: 'ada' }
    first.mutate(
      [{ create: { _id: 'ada', _type: 'person' } }, { create: { _id: 'p', _type: 'page', by } }],
      ME,
    )
    first.close()
    expect(() => open(file).mutate([{ delete: { id: 'ada' } }], ME)).toThrow(/cannot be deleted/)
  })
})

describe('a disk that is full', () => {
  it('refuses a change completely with the reason, and accepts it once there is space', () => {
    const dataset = open(testFile())
    dataset.mutate([{ create: { _id: 'kept', _type: 'page' } }], ME)
    // SQLite fails at its own limit as on a full disk.
    const database = Reflect.get(dataset, 'database') as DatabaseSync
    const limit = (pages: number) => database.exec(`pragma max_page_count = ${pages}`)
    limit(1)
    const large = { create: { _id: 'large', _type: 'page', text: 'x'.repeat(200_000) } }
    const error = thrownBy(() => dataset.mutate([large], { ...ME, transactionId: 'again' }))
    expect(error.message).toBe('database or disk is full')
    expect(isDiskFull(error)).toBe(true)
    expect(dataset.query('*._id').result).toEqual(['kept'])
    limit(1_000_000)
    dataset.mutate([large], { ...ME, transactionId: 'again' })
    expect(dataset.query('*._id').result).toEqual(['kept', 'large'])
    expect(dataset.transactions(['large']).map(({ id }) => id)).toEqual(['again'])
  })
})

describe('a file that cannot be used', () => {
  it.each([
    ['an older', 1],
    ['a newer', 99],
  ])(
    'because %s version wrote it, is refused with what to do, and left as it is',
    (which, format) => {
      const file = testFile()
      open(file).close()
      const database = new DatabaseSync(file)
      database.exec(`pragma user_version = ${format}`)
      database.close()
      expect(() => open(file)).toThrow(
        new RegExp(`${which} version.*format ${format}.*LAKE_DIR`, 's'),
      )
      const after = new DatabaseSync(file)
      expect(after.prepare('pragma user_version').get()).toEqual({ user_version: format })
      after.close()
    },
  )

  it('because it is not a database, or not ours, is refused', () => {
    const text = testFile()
    writeFileSync(text, 'not a database, but long enough to look at its first bytes '.repeat(4))
    expect(() => open(text)).toThrow(/is not a content lake.*LAKE_DIR/)
    const other = testFile()
    const database = new DatabaseSync(other)
    database.exec('create table leads (id)')
    database.close()
    expect(() => open(other)).toThrow(/is not a content lake/)
  })
})

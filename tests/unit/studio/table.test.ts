import { set } from 'sanity'
import { expect, test } from 'vitest'
import { changedCells } from '../../../studio/components/table-input'
import migration from '../../../studio/migrations/tables-as-grids/index'
import { checkTable } from '../../../studio/schema/objects/table'

const row = (_key: string, ...cells: string[]) => ({ _type: 'tableRow', _key, cells })
const table = (...rows: string[][]) => ({ rows: rows.map((cells) => ({ cells })) })

test('a table has heads, names of rows, and as many cells in each row', () => {
  expect(checkTable(table(['Office', 'People'], ['London', '']))).toBe(true)
  for (const empty of [undefined, {}, table(), table(['Office', 'People'])])
    expect(checkTable(empty)).toMatch('at least one more row')
  expect(checkTable(table(['Office'], ['London']))).toMatch('at least two columns')
  expect(checkTable(table(['', ' '], ['London', '46']))).toMatch('Column 1 has no head')
  expect(checkTable(table(['Office', 'People'], ['London', '46'], ['Oslo']))).toMatch(
    'Row 3 has 1 cells, but the first row has 2.',
  )
  expect(checkTable(table(['Office', 'People'], [' ', '46']))).toMatch('Row 2 has no name')
})

test.each([7, { rows: 'London' }, { rows: [null] }, { rows: [{ cells: 7 }, { cells: [{}, 1] }] }])(
  'what a program stored in place of a table is refused, without a crash: %j',
  (stored) =>
    expect(checkTable(stored as Parameters<typeof checkTable>[0])).toMatch(/^A table needs/),
)

test('a typed letter stores its cell alone; a new row, column or table is stored whole', () => {
  const rows = [row('heads', 'Office', 'People'), row('a', 'London', '46')]
  expect(
    changedCells(rows, set({ rows: [row('heads', 'Office', 'People'), row('a', 'London', '47')] })),
  ).toEqual([set('47', ['rows', { _key: 'a' }, 'cells', 1])])
  for (const changed of [
    [...rows, row('b', '', '')],
    rows.map(({ _key, cells }) => row(_key, ...cells, '')),
    [row('heads', 'Office', 'People'), row('other', 'London', '46')],
  ]) {
    const whole = set({ rows: changed })
    expect(changedCells(rows, whole)).toBe(whole)
  }
})

test('the migration puts the heads first and fills rows that lack cells', () => {
  const migrate = (node: object) => migration.migrate.object(node as never)
  const old = [{ _key: 'a', _type: 'factRow', cells: ['London', '46'], meter: { value: 1 } }]
  expect(
    migrate({ _type: 'factTable', columns: ['Office', 'People', 'Since'], rows: old }),
  ).toEqual([
    expect.objectContaining({
      path: ['table'],
      op: {
        type: 'set',
        value: {
          _type: 'table',
          rows: [row('heads', 'Office', 'People', 'Since'), row('a', 'London', '46', '')],
        },
      },
    }),
    expect.objectContaining({ path: ['rows'], op: { type: 'unset' } }),
    expect.objectContaining({ path: ['columns'], op: { type: 'unset' } }),
  ])
  const text = migrate({ _type: 'textTable', caption: 'C', rows: [row('a', '1'), { _key: 'b' }] })
  expect(text).toHaveLength(2)
  expect(migrate({ _type: 'textTable', table: {} })).toBeUndefined()
  expect(migrate({ _type: 'chart', rows: [] })).toBeUndefined()
})

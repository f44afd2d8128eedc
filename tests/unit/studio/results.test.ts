import { describe, expect, test } from 'vitest'
import { topOfScale } from '../../../studio/tools/results/chart-scale'
import { type Column, sortRows, tableFile } from '../../../studio/tools/results/columns'
import { changeInWords, requests, signed } from '../../../studio/tools/results/result-words'

interface Row {
  name: string
  count: number
}
const COLUMNS: Column<Row>[] = [
  { title: 'Campaign', value: ({ name }) => name },
  { title: 'Change', isNumber: true, value: ({ count }) => count, cell: () => 'never in a file' },
]

describe('the file of a table', () => {
  test('is CSV for spreadsheets, with figures as numbers', () => {
    const file = tableFile(COLUMNS, [{ name: 'spring, "new"', count: -3 }])
    expect(file).toBe('\uFEFF"Campaign","Change"\r\n"spring, ""new""",-3\r\n')
  })

  test.each([
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '＝1',
    '=1\r\n=2;=3',
    `=${'a'.repeat(58_000)}`,
  ])('has no cell that a spreadsheet evaluates: %#', (name) => {
    const file = tableFile(COLUMNS, [{ name, count: 1 }])
    expect(file).not.toMatch(/(^|[",;\t\r\n])\s*[=+\-@＝]/)
    expect(file.replaceAll(/['"]/g, '')).toContain(name.replaceAll('"', ''))
  })
})

test('a column sorts numbers by their value and names by the alphabet; equal rows stay in order', () => {
  const rows = [
    { name: 'b', count: 9 },
    { name: 'A', count: 10 },
    { name: 'c', count: 9 },
  ]
  const names = (column: number, isDescending: boolean) =>
    sortRows(rows, COLUMNS[column] as Column<Row>, isDescending).map(({ name }) => name)
  expect(names(1, true)).toEqual(['A', 'b', 'c'])
  expect(names(1, false)).toEqual(['b', 'c', 'A'])
  expect(names(0, false)).toEqual(['A', 'b', 'c'])
})

test('the axis ends at an even number of few digits above all counts', () => {
  const tops = [0, 1, 2, 3, 7, 11, 41, 99, 101, 12_345].map(topOfScale)
  expect(tops).toEqual([2, 2, 2, 4, 8, 12, 50, 100, 120, 16_000])
})

test('changes are said in plain words', () => {
  const said = (count: number, before: number) => changeInWords({ count, before }, 30)
  expect(said(14, 10)).toBe('4 (40 %) more than in the 30 days before.')
  expect(said(9, 10)).toBe('1 (10 %) fewer than in the 30 days before.')
  expect(said(22, 2)).toBe('20 more than in the 30 days before.')
  expect(said(1001, 1000)).toBe('1 more than in the 30 days before.')
  expect(said(3, 3)).toBe('As many as in the 30 days before.')
  expect(said(3, 0)).toBe('None in the 30 days before.')
  expect(said(0, 0)).toBe('None in the 30 days before either.')
  expect([requests(1), requests(1400), signed(4), signed(-4), signed(0)]).toEqual([
    '1 request',
    '1,400 requests',
    '+4',
    '−4',
    '0',
  ])
})

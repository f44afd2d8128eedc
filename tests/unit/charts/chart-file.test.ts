import { expect, test } from 'vitest'
import { chartFile } from '@/app/api/charts/[file]/chart-file'

type Chart = Parameters<typeof chartFile>[0][number]

const chart: Chart = {
  anchor: 'delay',
  eyebrow: '',
  title: 'From “listed” to known',
  text: '',
  tone: 'paper',
  kind: 'bars',
  valueName: 'Median',
  unit: 's',
  compareName: '2024',
  points: [
    { _key: 'a', label: 'Base', value: -3.5, compare: 4, note: '', highlight: false },
    {
      _key: 'b',
      label: 'Solana, main',
      value: 96,
      compare: null,
      note: 'a "round"',
      highlight: false,
    },
  ],
  summary: '',
  source: 'Research',
}

test('is one number a row, quoted after RFC 4180', () => {
  expect(chartFile([chart]).split('\r\n')).toEqual([
    '\uFEFF"chart","label","series","value","unit","note","source"',
    '"From “listed” to known","Base","Median",-3.5,"s",,"Research"',
    '"From “listed” to known","Base","2024",4,"s",,"Research"',
    '"From “listed” to known","Solana, main","Median",96,"s","a ""round""","Research"',
    '',
  ])
})

test('is split at semicolons with a decimal comma where spreadsheets do so', () => {
  expect(chartFile([chart], 'de')).toContain(';"Base";"Median";"-3,5";"s";')
  expect(chartFile([chart], 'de')).toContain(';"Base";"2024";4;"s";')
  for (const language of ['en-GB', '*', '', 'de_DE', 'x'.repeat(58_000)])
    expect(chartFile([chart], language)).toBe(chartFile([chart]))
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '＝1'])(
  '%j is text to a spreadsheet',
  (label) => {
    const points = [{ _key: 'a', label, value: 1, compare: null, note: '', highlight: false }]
    expect(chartFile([{ ...chart, points }])).toContain(`,"'${label}",`)
  },
)

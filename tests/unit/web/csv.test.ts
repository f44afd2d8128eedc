import { expect, test } from 'vitest'
import { csvFile, listSeparator } from '@/lib/csv'

test('the separator is that of spreadsheets in the language', () => {
  expect(['en-US', 'en-GB', 'ja'].map(listSeparator)).toEqual([',', ',', ','])
  expect(['de', 'fr', 'pt-BR', 'ru'].map(listSeparator)).toEqual([';', ';', ';', ';'])
})

test.each([',', ';'] as const)('cells keep their text in a file with %s', (separator) => {
  const file = csvFile([['a;b', 'c,d', 'e"f', 1, '']], separator)
  expect(file).toBe(`\uFEFF${['"a;b"', '"c,d"', '"e""f"', '1', ''].join(separator)}\r\n`)
})

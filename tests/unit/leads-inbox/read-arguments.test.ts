import { describe, expect, test } from 'vitest'

import { parseAge } from '../../../scripts/leads/parse-moment.ts'
import { readArguments } from '../../../scripts/leads/read-arguments.ts'
import { StartError } from '../../../scripts/run/start-error.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-21T12:00:00Z')
const read = (...args: string[]) => readArguments(args, NOW)

test.each([
  [['lst'], '"lst"'],
  [['list', '--stat', 'x'], "'--stat'"],
  [['list', '--state', 'lost'], 'undelivered, delivered, abandoned, blocked'],
  [['list', '--since', '2026-02-30'], '2026-03-01'],
  [['retry', '--state', 'blocked'], 'one by one'],
  [['purge', '--older-than', '180'], '12h, 180d or 4w'],
  [['person', 'ada@example.org', '--export', '--erase'], 'not both'],
  [['person', 'ada byron@example.org'], 'ada@example.org'],
  [['list', '--campaign', '—'], 'spring-launch'],
])('%j is refused in one line that says what would be right', (args, hint) => {
  expect(() => read(...args)).toThrow(StartError)
  expect(() => read(...args)).toThrow(hint)
  expect(() => read(...args)).not.toThrow('\n')
})

test('a person’s address is read as the forms read it', () => {
  expect(read('person', 'Ada <\u200bada @example.org>')).toMatchObject({ email: 'ada@example.org' })
})

describe('ages', () => {
  test.each([
    ['12h', 12 * HOUR],
    ['180d', 180 * 24 * HOUR],
    ['4w', 28 * 24 * HOUR],
  ])('%s', (text, age) => expect(parseAge(text, '--older-than')).toBe(age))

  test.each(['180', '0d', '1.5d', '1m', '999999w', '１d'])('%j is none', (text) =>
    expect(() => parseAge(text, '--older-than')).toThrow(`not "${text}"`),
  )
})

test('--until DAY includes the whole day; minutes and ages are exact', () => {
  const filtersOf = (since: string, until: string) =>
    read('list', '--since', since, '--until', until) as { filters?: object }
  expect(filtersOf('2026-11-01', '2026-11-01').filters).toMatchObject({
    since: Date.parse('2026-11-01T00:00:00Z'),
    until: Date.parse('2026-11-01T23:59:59.999Z'),
  })
  expect(filtersOf('2d', '2026-11-01T14:30').filters).toMatchObject({
    since: NOW - 48 * HOUR,
    until: Date.parse('2026-11-01T14:30:00Z'),
  })
})

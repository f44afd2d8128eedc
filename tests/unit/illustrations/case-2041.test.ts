import { expect, test } from 'vitest'
import {
  CASE_DAY,
  caseEvents,
  FIRST,
  hopsAt,
  LAST,
  nodeAt,
} from '../../../web/src/pictures/case-2041/events'
import { balancesAt, ledgerSum, textsAt } from '../../../web/src/pictures/case-2041/ledger'

const minutes = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at)
const LINES = ['safe', 'moving', 'deposited', 'unmoved', 'fees']
const shown = (minute: number): Record<string, string> => textsAt(minute, 'other')

test.each(minutes)('at 09:%i the printed lines add up to what was stolen', (minute) => {
  const texts = shown(minute)
  const sum = LINES.reduce((total, line) => total + Number(texts[line]), 0)
  expect([sum.toFixed(2), texts.sum]).toEqual(['412.80', '412.80'])
  expect(Math.min(...Object.values(balancesAt(minute)))).toBeGreaterThanOrEqual(0)
  if (minute > FIRST && !caseEvents.some(({ at }) => at === minute))
    expect(balancesAt(minute)).toEqual(balancesAt(minute - 1))
})

test('the six hops are followed one by one to the sum that all pictures print', () => {
  expect([FIRST, 11, 12, 30, 31, 36, 41, 43, 44, LAST].map(hopsAt)).toEqual([
    0, 0, 1, 1, 2, 3, 4, 4, 5, 6,
  ])
  expect(caseEvents.map(({ at }) => nodeAt(at))).toEqual(
    'victim wallet wallet split mixer withdrawn bridge exchange'.split(' '),
  )
  const day = new Date(CASE_DAY)
  expect(CASE_DAY).toMatch(
    new RegExp(`^${day.toLocaleDateString('en-US', { weekday: 'long' })},.*2026$`),
  )
  expect(ledgerSum).toBe('412.80 ETH = 96.12 deposited + 316.40 unmoved + 0.28 fees')
  expect(LINES.map((line) => shown(LAST)[line])).toEqual([
    '0.00',
    '0.00',
    '96.12',
    '316.40',
    '0.28',
  ])
})

test('nothing is told of a node before the money has been there', () => {
  const unreached = { source: '', confidence: '', held: 'Not reached yet at 09:26' }
  expect(textsAt(26, 'unmoved')).toMatchObject(unreached)
  expect(textsAt(26, 'exchange')).toMatchObject(unreached)
  expect(textsAt(31, 'unmoved')).toMatchObject({
    confidence: 'Confirmed',
    held: 'Holds 316.40 of the 412.80 ETH at 09:31',
  })
})

import { expect, test } from 'vitest'
import { hopLines, narrow, wide } from '../../../web/src/illustrations/case-player/case-layouts'
import {
  balancesAt,
  caseEvents,
  FIRST,
  hopsAt,
  LAST,
  ledgerAt,
  printed,
  stolen,
} from '../../../web/src/illustrations/case-player/case-ledger'
import { caseNodes } from '../../../web/src/illustrations/case-player/case-nodes'
import { ledger } from '../../../web/src/illustrations/traced-graph/graph-data'

const minutes = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at)
const sum = (amounts: Record<string, number>) =>
  Object.values(amounts).reduce((total, amount) => total + amount, 0)

test.each(minutes)(
  'at 09:%i the printed lines of the ledger add up to what was stolen',
  (minute) => {
    const lines = ledgerAt(minute)
    const shown = Object.values(lines).reduce((total, amount) => total + Number(printed(amount)), 0)
    expect(shown.toFixed(2)).toBe(ledger.stolen)
    expect(sum(balancesAt(minute))).toBe(stolen)
    expect(Math.min(...Object.values(balancesAt(minute)))).toBeGreaterThanOrEqual(0)
  },
)

test.each(minutes.slice(1))('at 09:%i nothing returns, and a change has an event', (minute) => {
  const [before, now] = [ledgerAt(minute - 1), ledgerAt(minute)]
  for (const line of ['unmoved', 'deposited', 'fees'] as const)
    expect(now[line]).toBeGreaterThanOrEqual(before[line])
  if (caseEvents.some(({ at }) => at === minute)) return
  expect(balancesAt(minute)).toEqual(balancesAt(minute - 1))
})

test('the case ends as the ledger of all drawings says', () => {
  const { deposited, unmoved, fees, safe, moving, ruledOut } = ledgerAt(LAST)
  expect([deposited, unmoved, fees].map(printed)).toEqual([
    ledger.deposited,
    ledger.unmoved,
    ledger.fees,
  ])
  expect([safe, moving, ruledOut]).toEqual([0, 0, 0])
})

test('each hop has its line in both layouts and its node, in order', () => {
  expect([FIRST, 11, 12, 30, 31, 43, LAST].map(hopsAt)).toEqual([0, 0, 1, 1, 2, 4, 6])
  for (const layout of [wide, narrow]) {
    expect(layout.spots).toHaveLength(caseNodes.length)
    const lines = hopLines(layout)
    expect(lines).toHaveLength(6)
    for (const line of lines) expect(line).toMatch(/^M\d+ \d+C[\d.]+ [\d.]+ [\d.]+ [\d.]+ \d+ \d+$/)
  }
  expect(caseNodes.map(({ hop }) => hop)).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 0])
})

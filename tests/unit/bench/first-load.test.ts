import { expect, test } from 'vitest'
import {
  describeDifferences,
  describeSeries,
  type Series,
} from '../../../scripts/bench/first-load/table.ts'
import type { Figures } from '../../../scripts/bench/first-load/visit.ts'

const figures = (fcp: number, hydrated: number, html: number): Figures => ({
  fcp,
  lcp: fcp,
  hydrated,
  cls: 0,
  html,
  css: 10,
  js: 100,
  fonts: 0,
  pictures: 0,
  other: 0,
  all: html + 110,
})
const series: Series = {
  page: '/',
  profile: 'phone',
  visit: 'first',
  rounds: [
    { empty: figures(400, 1400, 1), base: figures(1000, 1800, 30), now: figures(900, 1700, 25) },
    // A minute in which the machine was twice as slow.
    { empty: figures(800, 2800, 1), base: figures(2000, 3600, 30), now: figures(1880, 3490, 25) },
    { empty: figures(410, 1410, 1), base: figures(1010, 1810, 30), now: figures(900, 1690, 25) },
  ],
}

test('a version has medians with their noise, and its distance from the empty page', () => {
  expect(describeSeries([series]).split('\n').slice(2)).toEqual([
    '| / | phone | first | empty | 410 ± 10 | 410 ± 10 | 1410 ± 10 |  | 0.000 | 1.0 | 10.0 | 100.0 | 0.0 | 0.0 | 0.0 | 111.0 |',
    '| / | phone | first | base | 1010 ± 10 | 1010 ± 10 | 1810 ± 10 | 400 ± 0 | 0.000 | 30.0 | 10.0 | 100.0 | 0.0 | 0.0 | 0.0 | 140.0 |',
    '| / | phone | first | now | 900 ± 0 | 900 ± 0 | 1700 ± 10 | 300 ± 20 | 0.000 | 25.0 | 10.0 | 100.0 | 0.0 | 0.0 | 0.0 | 135.0 |',
  ])
})

test('versions are compared within a round, so that a slow minute does not count', () => {
  expect(describeDifferences([series]).split('\n').at(-1)).toBe(
    '| / | phone | first | -110 ± 10 | -110 ± 10 | -110 ± 10 | -5.0 |',
  )
})

import { expect, test } from 'vitest'
import { changeInWords, submissions } from '../../../studio/tools/results/result-words'

test('changes are said in plain words', () => {
  const said = (count: number, before: number) => changeInWords({ count, before }, 30)
  expect(said(1401, 1)).toBe('1,400 more than in the 30 days before.')
  expect(said(9, 10)).toBe('1 fewer than in the 30 days before.')
  expect(said(3, 3)).toBe('As many as in the 30 days before.')
  expect(said(3, 0)).toBe('None in the 30 days before.')
  expect(said(0, 0)).toBe('None in the 30 days before either.')
  expect([submissions(1), submissions(1400)]).toEqual(['1 submission', '1,400 submissions'])
})

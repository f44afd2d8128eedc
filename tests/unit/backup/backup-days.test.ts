import { expect, test } from 'vitest'
import { endedBackups, isDue, isFresh, stampOf } from '../../../scripts/backup/backup-days.ts'

const at = (time: string) => new Date(`${time}Z`)
const names = (...times: string[]) => [...times.map((time) => stampOf(at(time))), 'lost+found']

test('a backup is due when there is none, and once after each 03:00 UTC', () => {
  expect(isDue(['lost+found', '2026-11-23T03-00-00Z.partial-x1'], at('2026-11-23T12:00'))).toBe(
    true,
  )
  expect(isDue(names('2026-11-23T03:00:01'), at('2026-11-24T02:59:59'))).toBe(false)
  expect(isDue(names('2026-11-23T03:00:01'), at('2026-11-24T03:00'))).toBe(true)
  // Made by hand in the afternoon, or after the server was off.
  expect(isDue(names('2026-11-23T14:00'), at('2026-11-24T03:00'))).toBe(true)
  expect(isDue(names('2026-11-23T01:00'), at('2026-11-23T03:00'))).toBe(true)
})

test('a clock that was two hours ahead delays a backup by a day at most', () => {
  expect(isDue(names('2026-11-24T04:30'), at('2026-11-24T03:00'))).toBe(false)
  expect(isDue(names('2026-11-24T04:30'), at('2026-11-25T03:00'))).toBe(true)
})

test('a backup is deleted after its retention; other files stay', () => {
  const kept = names('2026-11-23T03:00', '2026-10-19T03:00:01')
  expect(
    endedBackups([...kept, ...names('2026-10-19T02:59:59')], 35, at('2026-11-23T03:00')),
  ).toEqual(names('2026-10-19T02:59:59').slice(0, 1))
  expect(endedBackups(['2026-99-99T03-00-00Z', '..', ''], 35, at('2099-01-01T00:00'))).toEqual([])
})

test('the last backup is fresh for 26 hours', () => {
  expect(isFresh([], at('2026-11-23T03:00'))).toBe(false)
  expect(isFresh(names('2026-11-22T03:00'), at('2026-11-23T05:00'))).toBe(true)
  expect(isFresh(names('2026-11-22T03:00'), at('2026-11-23T05:00:01'))).toBe(false)
})

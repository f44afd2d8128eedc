import { describe, expect, test } from 'vitest'
import { durationOf, formatEventTime } from '@/lib/format-date'
import { dateSeed } from '../../../scripts/seed/date-seed.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

const DAY = 24 * 60 * 60 * 1000
const DAYS = ['2025-11-03', '2027-03-14', '2028-02-29']

const on = (day: string) => dateSeed(seedDocuments, day)
const ofType = <T extends (typeof seedDocuments)[number]['_type']>(day: string, type: T) =>
  on(day).filter((each) => each._type === type) as Extract<
    (typeof seedDocuments)[number],
    { _type: T }
  >[]
const daysAfter = (day: string, date = '') => (Date.parse(date) - Date.parse(day)) / DAY

describe.each(DAYS)('seeded on %s', (day) => {
  test('events are ahead, on the weekday and at the hour in New York that they are written for', () => {
    for (const [at, event] of ofType(day, 'event').entries()) {
      const { startsAt = '', endsAt = '' } = event
      const [earliest, latest] = event.tag === 'LIVE' ? [10, 40] : [30, 130]
      expect(daysAfter(day, startsAt)).toBeGreaterThan(earliest)
      expect(daysAfter(day, startsAt)).toBeLessThan(latest)
      const written = ofType('2026-11-22', 'event')[at]
      const clock = (start = '', end = '') => [
        formatEventTime(start, end).hours.replace(/ E[SD]T$/, ''),
        durationOf(start, end),
      ]
      expect(clock(startsAt, endsAt)).toEqual(clock(written?.startsAt, written?.endsAt))
      expect(new Date(startsAt).getUTCDay()).toBe(new Date(written?.startsAt ?? '').getUTCDay())
    }
  })
})

test('the live event is the next one, and none is in the holidays, whenever it is seeded in six years', () => {
  const events = seedDocuments.filter(({ _type }) => _type === 'event')
  for (let at = Date.parse('2026-11-22'); at < Date.parse('2032-11-22'); at += 29 * DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    const dated = dateSeed(events, day).flatMap((each) =>
      each._type === 'event' ? [{ tag: each.tag, startsAt: each.startsAt ?? '' }] : [],
    )
    const inOrder = dated.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    expect({ day, tags: inOrder.map(({ tag }) => tag) }).toEqual({
      day,
      tags: ['LIVE', 'UPCOMING', 'WORKSHOP'],
    })
    for (const { startsAt } of dated) {
      const date = startsAt.slice(5, 10)
      expect(date > '12-19' || date < '01-06', `${day}: ${startsAt}`).toBe(false)
    }
  }
})

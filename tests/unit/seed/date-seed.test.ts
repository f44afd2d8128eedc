import { describe, expect, test } from 'vitest'
import { durationOf, formatEventTime } from '@/lib/format-date'
import { dateSeed } from '../../../scripts/seed/date-seed.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

const DAY = 24 * 60 * 60 * 1000
const DAYS = [
  '2025-11-03',
  '2026-11-22',
  '2026-11-23',
  '2027-03-14',
  '2027-12-31',
  '2028-02-29',
  '2031-07-04',
]

const on = (day: string) => dateSeed(seedDocuments, day)
const ofType = <T extends (typeof seedDocuments)[number]['_type']>(day: string, type: T) =>
  on(day).filter((each) => each._type === type) as Extract<
    (typeof seedDocuments)[number],
    { _type: T }
  >[]
const daysAfter = (day: string, date = '') => (Date.parse(date) - Date.parse(day)) / DAY
const isWeekend = (date = '') => [0, 6].includes(new Date(date).getUTCDay())

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

  test('positions are posted on a working day in the past and close at the end of a month ahead', () => {
    for (const { postedOn, openUntil = '' } of ofType(day, 'job')) {
      expect(daysAfter(day, postedOn)).toBeLessThan(0)
      expect(isWeekend(postedOn)).toBe(false)
      expect(daysAfter(day, openUntil)).toBeGreaterThan(60)
      expect(new Date(Date.parse(openUntil) + DAY).getUTCDate()).toBe(1)
    }
  })

  test('upcoming reports are expected in months ahead; recordings are of months past', () => {
    for (const { expected } of ofType(day, 'upcomingReport')) {
      expect(daysAfter(day, `1 ${expected} UTC`)).toBeGreaterThan(0)
    }
    for (const { month } of ofType(day, 'recording')) {
      if (month) expect(daysAfter(day, `1 ${month} UTC`)).toBeLessThan(0)
    }
  })

  test('no article is of the future or of a weekend, and their order stays', () => {
    const dates = ofType(day, 'article').map(({ _id, publishedOn = '' }) => ({ _id, publishedOn }))
    for (const { publishedOn } of dates) {
      expect(publishedOn < day).toBe(true)
      expect(isWeekend(publishedOn)).toBe(false)
    }
    const written = new Map(
      ofType('2026-11-22', 'article').map((each) => [each._id, each.publishedOn ?? '']),
    )
    const inOrder = dates.toSorted((a, b) =>
      (written.get(a._id) ?? '') < (written.get(b._id) ?? '') ? -1 : 1,
    )
    const sorted = inOrder.map(({ publishedOn }) => publishedOn)
    expect(sorted).toEqual(sorted.toSorted())
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

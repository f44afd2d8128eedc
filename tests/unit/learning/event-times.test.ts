import ICAL from 'ical.js'
import { cacheLife } from 'next/cache'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { calendarFile } from '@/app/api/events/[slug]/calendar-file'
import { futureOnly } from '@/content/refresh/future-only'
import { lifeOfYear, lifeUntil, yearAt } from '@/content/refresh/life-until'
import { durationOf, endOfDay, formatEventTime } from '@/lib/format-date'

// Next has it for cached functions only.
vi.mock('next/cache', () => ({ cacheLife: vi.fn() }))

const ZONES = ['Asia/Tokyo', 'America/Los_Angeles']

describe.each(ZONES)('the time of an event, on a machine in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    expect(new Date(0).getHours()).toBe(zone === 'Asia/Tokyo' ? 9 : 16)
  })

  test('is in New York time, in winter and in summer', () => {
    expect(formatEventTime('2027-02-10T14:00:00Z', '2027-02-10T14:45:00Z')).toEqual({
      day: 'Wednesday, February 10, 2027',
      hours: '9:00 AM-9:45 AM EST',
      dayOfMonth: '10',
      month: 'February 2027',
    })
    const summer = formatEventTime('2027-07-01T13:00:00Z', '2027-07-01T14:00:00Z')
    expect(summer.hours).toBe('9:00 AM-10:00 AM EDT')
  })

  test('has both dates if the event ends on another day', () => {
    const { day } = formatEventTime('2027-03-02T15:00:00Z', '2027-03-04T22:00:00Z')
    expect(day).toBe('Tuesday, March 2, 2027 – Thursday, March 4, 2027')
  })

  test.each([
    ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '1:30 AM EDT – 1:30 AM EST'],
    ['2027-03-13T15:00:00Z', '2027-03-14T21:00:00Z', '10:00 AM EST – 5:00 PM EDT'],
    ['2026-11-01T06:00:00Z', '2026-11-01T22:00:00Z', '1:00 AM-5:00 PM EST'],
  ])('has the zone of each end when clocks change: %s', (startsAt, endsAt, hours) => {
    expect(formatEventTime(startsAt, endsAt).hours).toBe(hours)
  })

  test.each([
    ['2026-10-31T13:00:00Z', '2026-11-02T14:00:00Z', 2, 'day'],
    ['2027-03-13T14:00:00Z', '2027-03-14T13:00:00Z', 1, 'day'],
    ['2027-03-02T15:00:00Z', '2027-03-04T22:00:00Z', 3, 'day'],
    ['2026-11-01T05:30:00Z', '2026-11-01T08:00:00Z', 2.5, 'hour'],
  ])('lasts as many days as the clock shows: %s to %s, %d', (startsAt, endsAt, count, unit) => {
    expect(durationOf(startsAt, endsAt)).toEqual({ count, unit })
  })

  test.each([
    ['2027-01-31', '2027-01-31T23:59:59-05:00', '2027-02-01T04:59:59.000Z'],
    ['2027-03-14', '2027-03-14T23:59:59-04:00', '2027-03-15T03:59:59.000Z'],
    ['2026-11-01', '2026-11-01T23:59:59-05:00', '2026-11-02T04:59:59.000Z'],
  ])('the day %s ends at %s', (day, end, inUtc) => {
    expect(endOfDay(day)).toBe(end)
    expect(new Date(end).toISOString()).toBe(inUtc)
  })
})

describe('the cache lifetime of a page with dates', () => {
  const now = Date.parse('2027-01-01T00:00:00Z')
  const hour = 3600

  test('ends at the next end of an event, ignoring past ones', () => {
    const ends = [-5, 2, 30].map((hours) => now + hours * hour * 1000)
    expect(lifeUntil(ends, now).revalidate).toBe(2 * hour)
  })

  test('is at most thirty days and at least five minutes, and expires later without requests', () => {
    expect(lifeUntil([], now).revalidate).toBe(30 * 24 * hour)
    expect(lifeUntil([now + 1000], now).revalidate).toBe(300)
    const { revalidate, expire } = lifeUntil([now + 1000], now)
    // Without requests it is kept for another week; visitors' own copies last five minutes.
    expect(expire).toBe(revalidate + 7 * 24 * hour)
    expect(lifeUntil([now], now)).toMatchObject({ stale: 300, revalidate: 30 * 24 * hour })
    expect(lifeUntil([now + 600_500], now).revalidate).toBe(601)
  })

  test('with the year ends at New Year in New York, and never more than a day later', () => {
    const newYear = now + 5 * hour * 1000
    expect([yearAt(newYear - 1), yearAt(newYear)]).toEqual([2026, 2027])
    expect(lifeOfYear(now).stale).toBe(300)
    expect(lifeOfYear(now)).toMatchObject({ revalidate: 5 * hour, expire: 29 * hour })
    const inJune = Date.parse('2027-06-01T00:00:00Z')
    expect(lifeOfYear(inJune)).toMatchObject({
      revalidate: 30 * 24 * hour,
      expire: (Date.parse('2028-01-02T05:00:00Z') - inJune) / 1000,
    })
  })
})

describe('a list of dated items', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const endOf = ({ end }: { end?: string | undefined }) => end

  test('has those to come and those without an end, until the next of them ends', async () => {
    vi.useFakeTimers()
    const [past, soon, later] = [inHours(-1), inHours(2), inHours(50)]
    const items = [{ end: later }, { end: past }, {}, { end: soon }, { end: later }]
    expect(await futureOnly(items, endOf)).toEqual([items[0], {}, items[3], items[4]])
    expect(vi.mocked(cacheLife).mock.lastCall).toMatchObject([{ revalidate: 2 * 3600 }])
    expect(await futureOnly([{ end: past }], endOf)).toEqual([])
    vi.useRealTimers()
  })
})

const NAMES = 'uid dtstamp sequence dtstart dtend summary description location url'.split(' ')

describe('a calendar file', () => {
  const entry = {
    id: 'event-a',
    title: 'Bridges, mixers; and \\ more',
    summary: 'Zürich '.repeat(20),
    where: 'Online',
    updatedAt: '2026-11-20T09:30:00Z',
    startsAt: '2027-01-14T16:00:00.000Z',
    endsAt: '2027-01-14T17:00:00Z',
    url: 'https://site.example/a',
  }
  const file = calendarFile(entry, 'Brand')

  test('has times in UTC and escaped texts', () => {
    expect(file).toContain('\r\nDTSTART:20270114T160000Z\r\nDTEND:20270114T170000Z\r\n')
    expect(file).toContain('\r\nDTSTAMP:20261120T093000Z\r\n')
    expect(file).toContain('\r\nSUMMARY:Bridges\\, mixers\\; and \\\\ more\r\n')
    expect(file).toContain('\r\nUID:event-a@site.example\r\n')
  })

  test('has a higher number after a change, of 31 bits at most', () => {
    const sequence = (updatedAt: string) =>
      Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(calendarFile({ ...entry, updatedAt }, 'Brand'))?.[1])
    expect(sequence('2026-11-20T09:31:00Z')).toBeGreaterThan(sequence(entry.updatedAt))
    expect(sequence('2100-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
  })

  const hostile: Record<string, readonly [string, string]> = {
    'line breaks of all kinds': ['a\rb\nc\r\nd\ve\ff\x85g\u2028h\u2029i', 'a b c d e f g h i'],
    'a line that looks like a property': ['a\rEND:VEVENT\r\nATTENDEE:x', 'a END:VEVENT ATTENDEE:x'],
    'control characters': ['a\0b\x07c\x1bd\x7fe\x9bf\tg', 'abcdef\tg'],
    'characters of several octets': ['🏳️‍🌈 Zürich '.repeat(30), '🏳️‍🌈 Zürich '.repeat(30)],
    'half a character': ['a\ud83d', 'a\ufffd'],
  }

  test.each(Object.entries(hostile))('is read by a calendar as written: %s', (_, [text, read]) => {
    const texts = { title: text, summary: text, where: text }
    const written = calendarFile({ ...entry, ...texts }, text)
    // As a program would that takes each kind of line break for one.
    const lines = written.split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/)
    expect(lines.filter((line) => line && !/^ |^[A-Z]+:/.test(line))).toEqual([])
    const calendar = new ICAL.Component(ICAL.parse(written))
    const [event, ...others] = calendar.getAllSubcomponents('vevent')
    const fieldOf = (name: string) => event?.getFirstPropertyValue(name)
    const oneLine = (name: string) => String(fieldOf(name)).replaceAll('\n', ' ')
    expect(others).toEqual([])
    expect(event?.getAllProperties().map(({ name }) => name)).toEqual(NAMES)
    expect([oneLine('summary'), oneLine('location')]).toEqual([read, read])
    expect(oneLine('description')).toBe(`${read} ${entry.url}`)
    expect(String(fieldOf('dtstart'))).toBe('2027-01-14T16:00:00Z')
    expect(fieldOf('url')).toBe(entry.url)
  })
})

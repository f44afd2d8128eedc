import { beforeEach, describe, expect, test, vi } from 'vitest'
import { event } from '../../../studio/schema/documents/event'
import { checkReview } from '../../../studio/schema/fields/short-fields'
import { adviseNotAhead, adviseOpenUntil } from '../../../studio/schema/validation/date-rules'
import { dayOnSite } from '../../../studio/schema/validation/site-time'

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('in a browser in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))

  test.each([
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
  ])('%s is on %s, over the end of daylight saving', (time, day) => {
    expect(dayOnSite(new Date(time))).toBe(day)
  })

  test.each([
    ['2027-01-15T01:00:00Z', 'LIVE, January 14, 2027'],
    ['soon', 'LIVE'],
    [undefined, 'LIVE'],
  ])('the line of an event at %s has the day of its page', (startsAt, subtitle) => {
    const prepared = event.preview?.prepare?.({ title: 'Talk', tag: 'LIVE', startsAt })
    expect(prepared?.subtitle).toBe(subtitle)
  })

  test('a day is today until it is over in New York', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T04:59:59Z') })
    expect(adviseOpenUntil('2026-11-21')).toBe(true)
    expect(checkReview('2026-11-21', new Date())).toBe(true)
    expect(adviseNotAhead('2026-11-22')).not.toBe(true)
    vi.setSystemTime(new Date('2026-11-22T05:00:00Z'))
    expect(adviseOpenUntil('2026-11-21')).not.toBe(true)
    expect(checkReview('2026-11-21', new Date())).toMatch(/was due on 2026-11-21/)
    expect(adviseNotAhead('2026-11-22')).toBe(true)
    vi.useRealTimers()
  })
})

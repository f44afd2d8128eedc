import { describe, expect, test } from 'vitest'
import { toEventNotice } from '@/documents/event/event'
import { toJobPosting } from '@/documents/job/job'

// The Studio requires an action; an API write may omit it.
const noAction = null as never

const job = {
  _id: 'job-a',
  title: 'Engineer',
  path: '/company/careers/a',
  location: 'London',
  employmentType: 'Full-time' as const,
  salary: { from: 1, to: null, currency: 'USD' as const, note: null },
  tags: [],
  summary: '',
  openUntil: null,
  action: noAction,
}

const event = {
  _id: 'event-a',
  title: 'A talk',
  path: null,
  tag: 'UPCOMING' as const,
  startsAt: '2027-01-14T16:00:00Z',
  endsAt: '2027-01-14T17:00:00Z',
  place: null,
  online: true,
  attendance: null,
  inclusion: null,
  price: null as never,
  summary: '',
  speakerReferences: null,
  speakers: [
    { _id: 'ada', name: 'Ada', role: 'Analyst' },
    { _id: 'x', name: null as never, role: 'Analyst' },
  ],
  action: noAction,
}

describe('a job', () => {
  test('passes them without stega markers', () => {
    // Stega marks are zero-width characters.
    const marked = `Engineer${'\u200B\u200C\u200D\uFEFF'.repeat(8)}`
    const { context } = toJobPosting({ ...job, title: marked })
    expect(context.jobTitle).not.toMatch(/[\u200B-\u200D\uFEFF]{8}/)
  })
})

describe('an event', () => {
  test('without its times cannot be announced', () => {
    expect(toEventNotice({ ...event, startsAt: null as never })).toBeUndefined()
    expect(toEventNotice({ ...event, endsAt: null as never })).toBeUndefined()
  })

  test.each([
    [null, true, 'Online'],
    ['New York', true, 'New York and online'],
    ['New York', false, 'New York'],
    [null, null, ''],
  ])('in the place %s, online: %s, is announced as “%s”', (place, online, where) => {
    expect(toEventNotice({ ...event, place, online })?.where).toBe(where)
  })

  test.each([
    ['2027-01-14T17:00:00Z', '60 minutes'],
    ['2027-01-14T18:30:00Z', '2.5 hours'],
    ['2027-01-16T22:00:00Z', '3 days'],
  ])('that ends at %s lasts %s', (endsAt, duration) => {
    expect(toEventNotice({ ...event, endsAt })?.duration).toBe(duration)
  })

  test('passes its title and its time with time zone to the registration', () => {
    expect(toEventNotice(event)?.context).toEqual({
      eventTitle: 'A talk',
      eventDate: 'Thursday, January 14, 2027, 11:00 AM-12:00 PM EST',
    })
  })
})

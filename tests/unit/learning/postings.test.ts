import { describe, expect, test } from 'vitest'
import { toCourse } from '@/documents/course/course'
import { toEventNotice } from '@/documents/event/event'
import { toJobPosting } from '@/documents/job/job'
import { toPeople } from '@/documents/person/person'
import { toRecording } from '@/documents/recording/recording'

const job = {
  _id: 'job-a',
  title: 'Engineer',
  path: '/company/careers/a',
  location: 'London',
  employmentType: null,
  salary: null,
  tags: null,
  summary: null,
  openUntil: null,
  action: null,
}

const event = {
  _id: 'event-a',
  title: 'A talk',
  path: null,
  tag: null,
  startsAt: '2027-01-14T16:00:00Z',
  endsAt: '2027-01-14T17:00:00Z',
  place: null,
  attendance: null,
  inclusion: null,
  price: null,
  summary: null,
  speakers: [{ name: 'Ada' }, null, { name: null }],
  action: null,
}

describe('a job', () => {
  test('passes its title and location to the application', () => {
    expect(toJobPosting(job).context).toEqual({ jobTitle: 'Engineer', jobLocation: 'London' })
  })

  test('passes them without stega markers', () => {
    // Stega markers are zero-width characters.
    const marked = `Engineer${'\u200B\u200C\u200D\uFEFF'.repeat(8)}`
    const { context } = toJobPosting({ ...job, title: marked })
    expect(context.jobTitle).not.toMatch(/[\u200B-\u200D\uFEFF]{8}/)
  })

  test('closes at the end of its last day, or never without one', () => {
    expect(toJobPosting({ ...job, openUntil: '2027-01-31' }).closesAt).toBe('2027-01-31T23:59:59Z')
    expect(toJobPosting(job).closesAt).toBeUndefined()
  })
})

describe('an event', () => {
  test('without times is omitted', () => {
    expect(toEventNotice({ ...event, startsAt: null })).toBeUndefined()
    expect(toEventNotice({ ...event, endsAt: null })).toBeUndefined()
  })

  test('has its published speakers', () => {
    expect(toEventNotice(event)).toMatchObject({ speakerNames: ['Ada'] })
  })

  test('is free if the price is 0, and shows no price if it is missing', () => {
    const price = { amount: 0, currency: 'USD' as const, label: null }
    expect(toEventNotice({ ...event, price })?.price?.text).toBe('Free')
    expect(toEventNotice({ ...event, price: { ...price, amount: 49 } })?.price?.text).toBe('$49')
    expect(toEventNotice(event)?.price).toBeUndefined()
  })

  test.each([
    ['2027-01-14T16:45:00Z', '45 minutes'],
    ['2027-01-14T17:00:00Z', '60 minutes'],
    ['2027-01-14T18:00:00Z', '2 hours'],
    ['2027-01-14T18:30:00Z', '2.5 hours'],
    ['2027-01-16T22:00:00Z', '3 days'],
  ])('that ends at %s lasts %s', (endsAt, duration) => {
    expect(toEventNotice({ ...event, endsAt })?.duration).toBe(duration)
  })

  test('passes its title and its time with time zone to the registration', () => {
    expect(toEventNotice(event)?.context).toEqual({
      eventTitle: 'A talk',
      eventDate: 'Thursday 14 January 2027, 11:00 AM-12:00 PM EST',
    })
  })
})

test('a course and a recording with only a name contain no nulls', () => {
  const nothing = { summary: null, lessons: null, hours: null, level: null, students: null }
  const course = toCourse({
    ...nothing,
    _id: 'course-a',
    title: 'A course',
    badge: null,
    certificate: null,
    price: null,
    instructor: null,
    action: null,
  })
  expect(JSON.stringify(course)).not.toContain('null')
  expect(course.context).toEqual({ courseTitle: 'A course', coursePrice: '' })

  const recording = toRecording({
    _id: 'recording-a',
    title: 'A recording',
    description: null,
    duration: null,
    views: null,
    month: null,
    poster: null,
    action: null,
  })
  expect(JSON.stringify(recording)).not.toContain('null')
  expect(recording).toMatchObject({ poster: 'graph', context: { recordingTitle: 'A recording' } })
})

test('unpublished people are omitted', () => {
  const ada = {
    _id: 'a',
    name: 'Ada',
    role: null,
    specialty: null,
    biography: null,
    portrait: null,
  }
  expect(toPeople([null, ada])).toEqual([{ key: 'a', name: 'Ada', role: '' }])
  expect(toPeople(null)).toEqual([])
})

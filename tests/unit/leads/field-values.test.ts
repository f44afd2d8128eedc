import { expect, test } from 'vitest'
import { demoVideo } from '@/leads/forms/demo-video'
import { formSchema } from '@/leads/forms/form-schema'
import { freeInvestigation } from '@/leads/forms/free-investigation'
import { jobApplication } from '@/leads/forms/job-application'
import { mediaInquiry } from '@/leads/forms/media-inquiry'
import { technicalSupport } from '@/leads/forms/technical-support'

function messageAt(form: typeof demoVideo, name: string, value: unknown): string | undefined {
  const { error } = formSchema(form).safeParse({ [name]: value })
  return error?.issues.find(({ path }) => path[0] === name)?.message
}

test('the demo video has its own two error messages', () => {
  expect(messageAt(demoVideo, 'email', '')).toBe('Email is required')
  expect(messageAt(demoVideo, 'email', 'ada@example')).toBe('Please enter a valid email address')
  expect(messageAt(demoVideo, 'email', 'ada@example.org')).toBeUndefined()
})

test.each([
  ['ada@example.org', undefined],
  ['ada@localhost', undefined],
  ['ada', 'Please enter a valid email address'],
  ['ada @example.org', 'Please enter a valid email address'],
  [42, 'Email must be text'],
  [null, 'Email is required'],
])('an email address is what a browser would accept: %j', (value, message) => {
  expect(messageAt(technicalSupport, 'email', value)).toBe(message)
})

test.each([
  ['', undefined],
  ['https://example.org/a?b#c', undefined],
  ['example.org', 'Website must be a full web address, such as https://example.org'],
  ['javascript:alert(1)', 'Website must be a full web address, such as https://example.org'],
])('a website is an address of the web: %j', (value, message) => {
  expect(messageAt(mediaInquiry, 'website', value)).toBe(message)
})

test.each([
  ['2026-11-20', undefined],
  ['', undefined],
  ['2026-02-30', 'Deadline must be a date'],
])('a deadline is a day of the calendar: %j', (value, message) => {
  expect(messageAt(mediaInquiry, 'deadline', value)).toBe(message)
})

test.each([
  ['urgent', undefined],
  ['', 'Priority is required'],
  ['toString', 'Priority must be one of the options'],
  [['urgent'], 'Priority must be one of the options'],
])('a choice is one of its options: %j', (value, message) => {
  expect(messageAt(technicalSupport, 'priority', value)).toBe(message)
})

test('names in any script are kept unchanged', () => {
  const parsed = formSchema(technicalSupport).safeParse({ firstName: '  Nguyễn O’Neill-王 ' })
  expect(parsed.error?.issues.map(({ path }) => path[0])).not.toContain('firstName')
})

const ada = { firstName: 'Ada', lastName: 'L', email: 'ada@example.org', terms: true }

test('text loses control characters and broken Unicode, and nothing else', () => {
  const message = 'a\u0000b\r\nc\td\ud800 <b>'
  const { data } = formSchema(freeInvestigation).safeParse({ ...ada, message })
  expect(data?.message).toBe('ab\nc\td\ufffd <b>')
})

test('several choices are returned once each in the form’s order, and unknown fields are dropped', () => {
  const interests = ['Fraud Prevention', 'Scam Detection', 'Fraud Prevention']
  const { data } = formSchema(freeInvestigation).safeParse({
    ...ada,
    message: 'x',
    interests,
    more: 1,
  })
  expect(data?.interests).toEqual(['Scam Detection', 'Fraud Prevention'])
  expect(data).not.toHaveProperty('more')
})

test('a job application without a posting says so', () => {
  const application = {
    ...ada,
    phone: '1',
    location: 'Oslo',
    position: 'Engineer',
    availability: 'flexible',
    experience: 'x',
    skills: 'x',
    coverLetter: 'x',
    authorization: 'other',
    jobLocation: '  ',
  }
  const { data } = formSchema(jobApplication).safeParse(application)
  expect(data).toMatchObject({ jobTitle: 'Not specified', jobLocation: 'Not specified' })
})

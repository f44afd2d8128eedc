import { expect, test } from 'vitest'
import { demoVideo } from '@/leads/forms/demo-video'
import { formSchema } from '@/leads/forms/form-schema'
import { freeInvestigation } from '@/leads/forms/free-investigation'
import { jobApplication } from '@/leads/forms/job-application'
import { mediaInquiry } from '@/leads/forms/media-inquiry'
import { newsletter } from '@/leads/forms/newsletter'
import { technicalSupport } from '@/leads/forms/technical-support'

function messageAt(form: typeof demoVideo, name: string, value: unknown): string | undefined {
  const { error } = formSchema(form).safeParse({ [name]: value })
  return error?.issues.find(({ path }) => path[0] === name)?.message
}

const EMAIL_FORMS = [demoVideo, newsletter, technicalSupport]

test.each([
  ['ada@localhost', 'Please enter a valid email address'],
  ['ada@127.0.0.1', 'Please enter a valid email address'],
  ['ada.@example.org', 'Please enter a valid email address'],
  ['.ada@example.org', 'Please enter a valid email address'],
  ['a..da@example.org', 'Please enter a valid email address'],
  // Without the space it would be an address that nobody typed.
  ['ada @example.org x', 'Please enter a valid email address'],
  ['ada byron@example.org', 'Please enter a valid email address'],
  ['ada@exam ple.org', 'Please enter a valid email address'],
  ['ada@example.org bob@example.org', 'Please enter a valid email address'],
  ['a@'.repeat(29_000), 'Email is longer than 254 characters. Shorten it by 57,746.'],
  ['\u200b\u2060', 'Email is required'],
  [42, 'Email must be text'],
  [null, 'Email is required'],
])('%.20j is no email address in any form', (value, message) => {
  for (const form of EMAIL_FORMS) expect(messageAt(form, 'email', value)).toBe(message)
})

test.each([
  [' ada@example.org\n', 'ada@example.org'],
  ['\u200bada @exa\u00admple.org', 'ada@example.org'],
  ['ada . byron@ example .\torg', 'ada.byron@example.org'],
  ['\ufeff\u202aa\u00a0da@\u202fexample.org\u202c\u200f', 'ada@example.org'],
  ['mailto: ada@example.org', 'ada@example.org'],
  // As Japanese and Chinese keyboards type it.
  ['ａｄａ＠example。org', 'ada@example.org'],
  ['mailto:ada@example.org?subject=Hello', 'ada@example.org'],
  ['"Byron, Ada" <ada@example.org>', 'ada@example.org'],
  ['анна@почта.рф', 'анна@почта.рф'],
])('the email address %j is stored as %s', (typed, stored) => {
  expect(formSchema(demoVideo).safeParse({ email: typed }).data).toEqual({ email: stored })
})

test.each([
  ['', undefined],
  ['https://example.org/a?b#c', undefined],
  ['www.example.org/in/ada', undefined],
  ['localhost', 'Website must be a full web address, such as https://example.org'],
  ['javascript:alert(1)', 'Website must be a full web address, such as https://example.org'],
])('a website is an address of the web: %j', (value, message) => {
  expect(messageAt(mediaInquiry, 'website', value)).toBe(message)
})

test.each([
  ['(020) 7946-0958 ext. 4', undefined],
  ['٠٢٠٧٩٤٦٠', undefined],
  ['1-800-FLOWERS', undefined],
  ['please call', 'Phone must be a number that we can call, such as +44 20 7946 0958'],
  ['ext. 4', 'Phone must be a number that we can call, such as +44 20 7946 0958'],
  ['abc', 'Phone must be a number that we can call, such as +44 20 7946 0958'],
])('a phone number has digits, in any notation: %j', (value, message) => {
  expect(messageAt(technicalSupport, 'phone', value)).toBe(message)
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

const ada = { firstName: 'Ada', lastName: 'L', email: 'ada@example.org', terms: true }
const application = {
  ...ada,
  phone: '+1 555 0100',
  location: 'Oslo',
  position: 'Engineer',
  availability: 'flexible',
  experience: 'x',
  skills: 'x',
  coverLetter: 'x',
  authorization: 'other',
}

test.each(['\u2800', '\u3164', '\u00ad \u2060'])(
  'a name of %j alone shows nothing, so it is missing',
  (value) => {
    expect(messageAt(technicalSupport, 'firstName', value)).toBe('First name is required')
  },
)

test('text loses what is invisible, broken or reorders it, and nothing else', () => {
  const message =
    'a\u0000b\r\nc\td\ud800 <b> \u202efdp.exe\u202c \u2067x\u2069 👩🏽\u200d🚀 نمی\u200cخواهم'
  const { data } = formSchema(freeInvestigation).safeParse({ ...ada, message })
  expect(data?.message).toBe('ab\nc\td\ufffd <b> fdp.exe x 👩🏽\u200d🚀 نمی\u200cخواهم')
})

test('a web address without a scheme gets one', () => {
  const said = { portfolio: 'example.org:8080/work', linkedin: '//linkedin.com/in/ada', github: '' }
  const { data, error } = formSchema(jobApplication).safeParse({ ...application, ...said })
  expect(error).toBeUndefined()
  expect(data).toMatchObject({
    portfolio: 'https://example.org:8080/work',
    linkedin: 'https://linkedin.com/in/ada',
  })
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

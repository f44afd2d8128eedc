import { describe, expect, test } from 'vitest'
import { loadForms } from '@/leads/server/accept/check-submission'

// From the spec: §5 (required fields) and §3 (all fields, in order of mention).
const SPECIFIED = {
  'Free Investigation Request': {
    required: 'firstName lastName email message terms',
    optional: 'phone experience interests timeline newsletter',
  },
  'Support Request': {
    required: 'firstName lastName email priority category subject description terms',
    optional: 'company phone steps expectedResult actualResult',
  },
  'Partnership Inquiry': {
    required: 'firstName lastName email company jobTitle partnershipType proposal terms',
    optional: 'phone website companyType geography experience clientBase timeline newsletter',
  },
  'Media Inquiry': {
    required: 'firstName lastName email outlet role inquiryType topic description terms',
    optional: 'phone website deadline interview',
  },
  'Personal Demo Request': {
    required: 'firstName lastName email experience situation terms',
    optional: 'phone interests preferredTime timezone requirements newsletter',
  },
  'Job Application': {
    required:
      'firstName lastName email phone location position availability experience skills coverLetter authorization terms',
    optional:
      'salary education portfolio linkedin github remote relocation diversity jobTitle jobLocation resume',
  },
  'Demo Video Request': { required: 'email', optional: '' },
  'Contact Message': {
    required: 'firstName lastName email topic message',
    optional: 'company consent',
  },
  // Our own: the spec names the buttons, not the forms.
  'Sales Inquiry': {
    required: 'firstName lastName email company topic message terms',
    optional: 'role country teamSize plan newsletter',
  },
  'Briefing Request': {
    required: 'firstName lastName email company topic attendees terms',
    optional: 'role country firstDate secondDate report message',
  },
  'Event Registration': {
    required: 'event firstName lastName email terms',
    optional: 'company questions eventDate newsletter',
  },
  'Course Enrollment': {
    required: 'course firstName lastName email terms',
    optional: 'company background coursePrice',
  },
  'Recording Request': { required: 'recording email terms', optional: 'newsletter' },
  'Report Download': {
    required: 'report firstName lastName email company terms',
    optional: 'fullEdition newsletter',
  },
  'Report Notification': { required: 'report email terms', optional: '' },
  'Newsletter Subscription': { required: 'email', optional: 'list' },
}

const words = (text: string) => text.split(' ').filter(Boolean).sort()

test('no form promises a personal answer within minutes', async () => {
  // The spec gives the texts of the demo video; the server makes a report's link.
  const excepted = ['Demo Video Request', 'Report Download']
  const forms = [...(await loadForms()).values()].map(({ form }) => form)
  const hasty = forms.filter(
    ({ formType, texts }) =>
      !excepted.includes(formType) &&
      /minutes|on (its|their) way|in your inbox/i.test(`${texts.intro} ${texts.success.text}`),
  )
  expect(hasty.map(({ formType }) => formType)).toEqual([])
})

describe.each(Object.entries(SPECIFIED))('%s', async (formType, { required, optional }) => {
  const known = (await loadForms()).get(formType)
  if (!known) throw new Error(`There is no form ${formType}`)
  const { form, schema } = known

  test('asks for the fields of the specification and marks the required ones', () => {
    const names = Object.keys(form.fields)
    const marked = names.filter((name) => form.fields[name]?.required)
    expect(marked.sort()).toEqual(words(required))
    expect(names.sort()).toEqual(words(`${required} ${optional}`))
  })

  test('refuses an empty submission at exactly its required fields', () => {
    const { error } = schema.safeParse({})
    expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(words(required))
    for (const issue of error?.issues ?? []) expect(issue.message).toMatch(/ is required$/)
  })

  test('refuses required text that is only white space', () => {
    const blank = Object.fromEntries(Object.keys(form.fields).map((name) => [name, ' \n ']))
    const refused = schema.safeParse(blank).error?.issues.map(({ path }) => path[0]) ?? []
    expect(refused).toEqual(expect.arrayContaining(words(required)))
  })
})

test('every specified form exists', async () => {
  expect([...(await loadForms()).keys()]).toEqual(expect.arrayContaining(Object.keys(SPECIFIED)))
})

import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '@/leads/forms/form-definition'
import { loadForms } from '@/leads/server/accept/check-submission'

// From the spec, §3 to §5 and §9, written by hand: the options of each list, and fields that are neither text nor a
// list.
const levels = 'beginner intermediate advanced expert'
const SPECIFIED = {
  'Free Investigation Request': {
    answers: {
      experience: levels,
      interests:
        'Scam Detection,Fund Recovery,Transaction Tracking,Risk Assessment,Address Investigation,Fraud Prevention',
      timeline: 'immediate soon week month exploring',
    },
    several: 'interests',
    kinds: { email: 'email', phone: 'tel', message: 'textarea' },
    boxes: 'newsletter terms',
    dialog: { busy: 'Submitting...', success: 'Request Received!' },
    promises: ['within 24 hours'],
  },
  'Support Request': {
    answers: {
      priority: 'low medium high urgent',
      category: 'login performance features data integration billing bug other',
    },
    kinds: { email: 'email', phone: 'tel', description: 'textarea' },
    boxes: 'terms',
    dialog: { busy: 'Submitting...', success: 'Success!' },
    promises: [
      'Urgent 1 hour 24/7 for Enterprise',
      'High 4 hours business hours',
      'Medium 24 hours',
      'Low 48 hours',
    ],
  },
  'Partnership Inquiry': {
    answers: {
      partnershipType:
        'reseller system-integrator technology consulting referral oem strategic other',
      companyType:
        'fintech compliance security consulting system-integrator financial-services law-enforcement other',
      geography: 'north-america europe asia-pacific latin-america middle-east africa global',
      timeline: 'immediate short medium long flexible',
    },
    kinds: { email: 'email', phone: 'tel', website: 'url', proposal: 'textarea' },
    boxes: 'newsletter terms',
    dialog: { busy: 'Submitting...', success: 'Success!', resets: false },
    promises: [
      'Partner support team',
      'Training and certification',
      'Marketing co-op',
      'Partner pricing',
      'Lead sharing',
    ],
  },
  'Media Inquiry': {
    answers: {
      role: 'journalist reporter editor producer correspondent analyst blogger researcher other',
      inquiryType:
        'press-release interview product-info company-info industry-comment data-research event-coverage partnership-news other',
    },
    kinds: { email: 'email', phone: 'tel', website: 'url', deadline: 'date' },
    boxes: 'interview terms',
    dialog: { width: 600, busy: 'Submitting...', success: 'Success!' },
    promises: ['within 2-4 hours in business hours'],
  },
  'Demo Video Request': {
    answers: {},
    kinds: { email: 'email' },
    boxes: '',
    dialog: {
      width: 600,
      busy: 'Sending...',
      success: 'Demo Sent Successfully!',
      delay: 2000,
      closes: 3000,
    },
    promises: [],
  },
  'Personal Demo Request': {
    answers: {
      experience: levels,
      situation: 'victim suspicious prevention tracking learning other',
      interests:
        'scam-detection,fund-tracking,transaction-analysis,address-investigation,risk-assessment,fraud-prevention',
      preferredTime: 'morning afternoon evening flexible',
      timezone: 'est cst mst pst gmt cet jst other',
    },
    several: 'interests',
    kinds: { email: 'email', phone: 'tel', requirements: 'textarea' },
    boxes: 'newsletter terms',
    dialog: { width: 600, busy: 'Requesting Demo...', success: 'Request Received!' },
    promises: ['within 24 hours', '30-45 minutes'],
  },
  'Job Application': {
    answers: {
      availability: 'immediate 2-weeks 1-month 2-months flexible',
      salary: '50k-75k 75k-100k 100k-125k 125k-150k 150k-200k 200k+ negotiable',
      authorization: 'us-citizen permanent-resident work-visa need-sponsorship other',
    },
    kinds: {
      email: 'email',
      phone: 'tel',
      portfolio: 'url',
      linkedin: 'url',
      github: 'url',
      coverLetter: 'textarea',
      jobTitle: 'hidden',
      jobLocation: 'hidden',
    },
    boxes: 'remote relocation diversity terms',
    dialog: { width: 700, busy: 'Submitting...', success: 'Success!' },
    promises: ['within 5-7 business days', 'PDF, DOC, DOCX (Max 10MB)'],
  },
  'Contact Message': {
    answers: { topic: 'sales demo support partnership media other' },
    kinds: { email: 'email', message: 'textarea' },
    boxes: 'consent',
    dialog: { busy: 'Sending...', success: 'Message sent' },
    promises: [],
  },
} satisfies Record<string, Specified>

type Specified = {
  answers: Record<string, string>
  several?: string
  kinds: Record<string, string>
  boxes: string
  dialog: {
    width?: number
    busy: string
    success: string
    delay?: number
    closes?: number
    resets?: boolean
  }
  promises: string[]
}

const list = (text: string) => text.split(text.includes(',') ? ',' : ' ').filter(Boolean)

function namesOf(form: FormDefinition, ...kinds: string[]): string[] {
  return Object.keys(form.fields).filter((name) =>
    kinds.includes(form.fields[name]?.control.kind ?? ''),
  )
}

/** The texts around the fields and their hints, one line each. */
function wordsAround({ notices, fields, texts }: FormDefinition): string[] {
  const told = notices.flatMap((notice) => {
    if (notice.kind === 'text') return [notice.text]
    if (notice.kind === 'list') return notice.points
    return notice.rows.map(({ name, value, note = '' }) => `${name} ${value} ${note}`.trim())
  })
  return [...told, ...Object.values(fields).map(({ hint = '' }) => hint), texts.success.text]
}

describe.each(Object.entries<Specified>(SPECIFIED))('%s', async (formType, specified) => {
  const form = (await loadForms()).get(formType)?.form
  if (!form) throw new Error(`There is no form ${formType}`)

  test('offers the answers of the specification, in its order, and no others', () => {
    const lists = namesOf(form, 'select', 'checkboxes')
    expect(lists.sort()).toEqual(Object.keys(specified.answers).sort())
    for (const [name, answers] of Object.entries(specified.answers)) {
      const control = form.fields[name]?.control
      const offered = control && 'options' in control ? Object.keys(control.options) : []
      expect(offered, name).toEqual(list(answers))
    }
    expect(namesOf(form, 'checkboxes')).toEqual(list(specified.several ?? ''))
  })

  test('has the specified checkboxes, URLs, dates and text areas', () => {
    expect(namesOf(form, 'checkbox').sort()).toEqual(list(specified.boxes).sort())
    for (const [name, kind] of Object.entries(specified.kinds)) {
      expect(form.fields[name]?.control.kind, name).toBe(kind)
    }
    expect(namesOf(form, 'email', 'url', 'date', 'tel', 'hidden').sort()).toEqual(
      Object.keys(specified.kinds)
        .filter((name) => specified.kinds[name] !== 'textarea')
        .sort(),
    )
  })

  test('begins empty: nothing is selected, ticked or typed', () => {
    for (const [name, { control, initial }] of Object.entries(form.fields)) {
      const empty = { checkbox: false, checkboxes: [] as string[], hidden: 'Not specified' }
      const expected = control.kind in empty ? empty[control.kind as keyof typeof empty] : ''
      expect(initial, name).toEqual(expected)
    }
  })

  test('has the specified busy text, success text and closing time', () => {
    const { width = 640, busy, success, delay = 0, closes = 2000, resets = true } = specified.dialog
    expect(form).toMatchObject({
      width,
      delayMs: delay,
      closesAfterMs: closes,
      resetsOnSuccess: resets,
      texts: { busy, success: { title: success } },
    })
  })

  test('shows the specified notices', () => {
    const words = wordsAround(form).map((line) => line.replace(/[()]/g, ''))
    for (const promise of specified.promises) {
      expect(words.join('\n')).toContain(promise.replace(/[()]/g, ''))
    }
  })
})

test('the personal demo asks for at least one interest but does not require one', async () => {
  const known = (await loadForms()).get('Personal Demo Request')
  expect(known?.form.fields.interests).toMatchObject({
    hint: 'Choose at least one.',
    required: false,
  })
})

test('a job’s title and location are filled in', async () => {
  const fields = (await loadForms()).get('Job Application')?.form.fields
  expect(fields?.position?.prefill).toBe('jobTitle')
  expect(fields?.jobTitle?.control).toEqual({ kind: 'hidden', fallback: 'Not specified' })
  expect(fields?.jobLocation?.control).toEqual({ kind: 'hidden', fallback: 'Not specified' })
})

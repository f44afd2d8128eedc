import {
  choice,
  choices,
  experienceLevels,
  longText,
  newsletterConsent,
  personFields,
  phone,
  terms,
} from './fields.ts'
import { defineForm } from './form-definition.ts'
import { afterTheft, beforeBuying } from './meanwhile.ts'

const situations = {
  victim: 'I lost funds to a crime',
  suspicious: 'I noticed something suspicious',
  prevention: 'I want to prevent losses',
  tracking: 'I want to track funds',
  learning: 'I want to learn',
  other: 'Something else',
}

const interests = {
  'scam-detection': 'Scam detection',
  'fund-tracking': 'Fund tracking',
  'transaction-analysis': 'Transaction analysis',
  'address-investigation': 'Address investigation',
  'risk-assessment': 'Risk assessment',
  'fraud-prevention': 'Fraud prevention',
}

const preferredTimes = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  flexible: 'Flexible',
}

const timezones = {
  est: 'Eastern (EST)',
  cst: 'Central (CST)',
  mst: 'Mountain (MST)',
  pst: 'Pacific (PST)',
  gmt: 'Greenwich (GMT)',
  cet: 'Central Europe (CET)',
  jst: 'Japan (JST)',
  other: 'Another time zone',
}

export const personalDemo = defineForm({
  formType: 'Personal Demo Request',
  width: 600,
  texts: {
    title: 'Personal Demo Request',
    intro: 'A specialist shows you the platform with an example close to your situation.',
    submit: 'Request Demo',
    busy: 'Requesting Demo...',
    success: {
      title: 'Request Received!',
      text: 'Thank you. We will reply within 24 hours, weekends included, to agree on a time.',
    },
    // Some who ask for a demo have lost funds.
    meanwhile: { ...beforeBuying, links: [...beforeBuying.links, ...afterTheft.links] },
  },
  notices: [
    {
      kind: 'list',
      title: 'What to expect',
      points: ['We reply within 24 hours, weekends included', 'The demo lasts 30-45 minutes'],
    },
  ],
  groups: [
    {
      legend: 'About you',
      fields: {
        ...personFields,
        phone: phone({ label: 'Phone', half: true }),
        experience: choice(experienceLevels, {
          label: 'Experience with crypto',
          required: true,
          half: true,
          prompt: 'Choose a level',
        }),
        situation: choice(situations, {
          label: 'Your situation',
          required: true,
          half: true,
          prompt: 'Choose one',
        }),
      },
    },
    {
      legend: 'Your demo',
      fields: {
        interests: choices(interests, { label: 'Interests', hint: 'Choose at least one.' }),
        preferredTime: choice(preferredTimes, {
          label: 'Preferred time',
          half: true,
          prompt: 'Choose a time',
        }),
        timezone: choice(timezones, {
          label: 'Time zone',
          half: true,
          prompt: 'Choose a time zone',
        }),
        requirements: longText({ label: 'Anything we should prepare?', rows: 3 }),
      },
    },
    { fields: { newsletter: newsletterConsent, terms } },
  ],
})

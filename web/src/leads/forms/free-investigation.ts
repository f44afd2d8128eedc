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
import { afterTheft } from './meanwhile.ts'

const interests = {
  'Scam Detection': 'Scam Detection',
  'Fund Recovery': 'Fund Recovery',
  'Transaction Tracking': 'Transaction Tracking',
  'Risk Assessment': 'Risk Assessment',
  'Address Investigation': 'Address Investigation',
  'Fraud Prevention': 'Fraud Prevention',
}

const timelines = {
  immediate: 'Immediately',
  soon: 'In the next few days',
  week: 'Within a week',
  month: 'Within a month',
  exploring: 'I am just exploring',
}

export const freeInvestigation = defineForm({
  formType: 'Free Investigation Request',
  texts: {
    title: 'Free Investigation Request',
    intro: 'Describe what happened. An analyst reads every request and replies by email.',
    submit: 'Submit Request',
    busy: 'Submitting...',
    success: {
      title: 'Request Received!',
      text: 'Thank you. An analyst will reply by email within 24 hours, weekends included. We send no confirmation by email, so save your number.',
    },
    meanwhile: afterTheft,
  },
  notices: [
    {
      kind: 'text',
      title: 'Response time',
      text: 'We reply to every request within 24 hours, weekends included.',
    },
  ],
  groups: [
    {
      legend: 'Your case',
      fields: {
        message: longText({
          label: 'What happened?',
          required: true,
          rows: 5,
          hint: 'Dates, amounts and websites help us most. Never send a private key or a seed phrase.',
        }),
        addresses: longText({
          label: 'Transaction IDs and addresses',
          rows: 2,
          isCode: true,
          hint: 'One a line: the hash of the transaction, or the address you paid. Copy them whole: wallets show them shortened. Leave it empty if you have none.',
        }),
        timeline: choice(timelines, {
          label: 'When do you need help?',
          half: true,
          prompt: 'Choose a time',
        }),
        interests: choices(interests, {
          label: 'What do you need help with?',
          hint: 'For Fund Recovery, we trace the funds. We cannot return them: that takes an exchange, an issuer or a court.',
        }),
      },
    },
    {
      legend: 'About you',
      fields: {
        ...personFields,
        phone: phone({ label: 'Phone', half: true }),
        experience: choice(experienceLevels, {
          label: 'Experience with crypto',
          half: true,
          prompt: 'Choose a level',
        }),
      },
    },
    { fields: { newsletter: newsletterConsent, terms } },
  ],
})

import { businessFields, choice, longText, newsletterConsent, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'
import { beforeBuying } from './meanwhile.ts'

const topics = {
  products: 'Products and prices',
  plan: 'A plan or a quote',
  assessment: 'Compliance assessment',
  compliance: 'Compliance program',
  investigations: 'Investigation tools',
  business: 'Integration for a crypto business',
  data: 'Data and API access',
  research: 'Custom research',
  trial: 'A free trial',
  other: 'Something else',
}

const teamSizes = {
  '1-10': '1-10 people',
  '11-50': '11-50 people',
  '51-200': '51-200 people',
  '201+': 'More than 200 people',
}

export const salesInquiry = defineForm({
  formType: 'Sales Inquiry',
  texts: {
    title: 'Sales Inquiry',
    intro: 'Tell us what you need. A specialist will reply by email within one business day.',
    submit: 'Send Inquiry',
    busy: 'Sending...',
    success: {
      title: 'Inquiry sent',
      text: 'Thank you. A specialist will reply by email within one business day.',
    },
    meanwhile: beforeBuying,
  },
  groups: [
    { legend: 'About you', fields: businessFields },
    {
      legend: 'Your inquiry',
      fields: {
        topic: choice(topics, {
          label: 'What is it about?',
          required: true,
          prompt: 'Choose a topic',
        }),
        teamSize: choice(teamSizes, { label: 'Team size', half: true, prompt: 'Choose a size' }),
        plan: text({ label: 'Plan', half: true, placeholder: 'If you have one in mind' }),
        message: longText({
          label: 'Message',
          required: true,
          rows: 5,
          hint: 'What you do today, what should be better, and by when.',
        }),
      },
    },
    { fields: { newsletter: newsletterConsent, terms } },
  ],
})

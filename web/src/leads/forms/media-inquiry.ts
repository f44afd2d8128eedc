import { choice, day, longText, personFields, phone, terms, text, tick, webUrl } from './fields.ts'
import { defineForm } from './form-definition.ts'

const roles = {
  journalist: 'Journalist',
  reporter: 'Reporter',
  editor: 'Editor',
  producer: 'Producer',
  correspondent: 'Correspondent',
  analyst: 'Analyst',
  blogger: 'Blogger',
  researcher: 'Researcher',
  other: 'Something else',
}

const inquiryTypes = {
  'press-release': 'Press release',
  interview: 'Interview',
  'product-info': 'Product information',
  'company-info': 'Company information',
  'industry-comment': 'Comment on the industry',
  'data-research': 'Data and research',
  'event-coverage': 'Event coverage',
  'partnership-news': 'Partnership news',
  other: 'Something else',
}

export const mediaInquiry = defineForm({
  formType: 'Media Inquiry',
  width: 600,
  texts: {
    title: 'Media Inquiry',
    intro: 'For journalists and researchers: ask for data, a comment or an interview.',
    submit: 'Submit Inquiry',
    busy: 'Submitting...',
    success: {
      title: 'Success!',
      text: 'Your media inquiry was submitted successfully. Our press team replies within 2-4 hours in business hours.',
    },
  },
  notices: [
    {
      kind: 'text',
      title: 'Response time',
      text: 'Our press team replies within 2-4 hours in business hours.',
    },
  ],
  groups: [
    {
      legend: 'About you',
      fields: {
        ...personFields,
        phone: phone({ label: 'Phone', half: true }),
        outlet: text({ label: 'Media outlet', required: true, half: true }),
        role: choice(roles, {
          label: 'Your role',
          required: true,
          half: true,
          prompt: 'Choose a role',
        }),
        website: webUrl({ label: 'Website', autoComplete: 'url' }),
      },
    },
    {
      legend: 'Your inquiry',
      fields: {
        inquiryType: choice(inquiryTypes, {
          label: 'Kind of inquiry',
          required: true,
          half: true,
          prompt: 'Choose a kind',
        }),
        deadline: day({ label: 'Deadline', half: true }),
        topic: text({ label: 'Topic', required: true }),
        description: longText({ label: 'Description', required: true, rows: 5 }),
        interview: tick('I would like an interview', { label: 'Interview wanted' }),
      },
    },
    { fields: { terms } },
  ],
})

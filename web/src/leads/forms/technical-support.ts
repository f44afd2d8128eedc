import { choice, longText, personFields, phone, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

const priorities = { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' }

const categories = {
  login: 'Login and access',
  performance: 'Performance',
  features: 'How a feature works',
  data: 'Data and results',
  integration: 'Integration and API',
  billing: 'Billing',
  bug: 'Bug report',
  other: 'Something else',
}

export const technicalSupport = defineForm({
  formType: 'Support Request',
  texts: {
    title: 'Technical Support',
    intro: 'Tell us what happened and how urgent it is. An engineer will reply by email.',
    submit: 'Submit Request',
    busy: 'Submitting...',
    success: {
      title: 'Success!',
      text: 'Your support request was submitted successfully. We will reply by email within the time of its priority.',
    },
  },
  notices: [
    {
      kind: 'table',
      title: 'Response times on the Standard plan, in business hours',
      columns: ['Priority', 'First response within'],
      rows: [
        { name: 'Urgent', value: '1 hour', note: '24/7 for Enterprise' },
        { name: 'High', value: '4 hours', note: 'business hours' },
        { name: 'Medium', value: '24 hours' },
        { name: 'Low', value: '48 hours' },
      ],
    },
  ],
  groups: [
    {
      legend: 'About you',
      fields: {
        ...personFields,
        company: text({ label: 'Company', half: true, autoComplete: 'organization' }),
        phone: phone({ label: 'Phone' }),
      },
    },
    {
      legend: 'The problem',
      fields: {
        priority: choice(priorities, {
          label: 'Priority',
          required: true,
          half: true,
          prompt: 'Choose a priority',
        }),
        category: choice(categories, {
          label: 'Category',
          required: true,
          half: true,
          prompt: 'Choose a category',
        }),
        subject: text({ label: 'Subject', required: true }),
        description: longText({ label: 'Description', required: true, rows: 5 }),
        steps: longText({ label: 'Steps to reproduce', rows: 3 }),
        expectedResult: longText({ label: 'Expected result', half: true, rows: 3 }),
        actualResult: longText({ label: 'Actual result', half: true, rows: 3 }),
      },
    },
    { fields: { terms } },
  ],
})

import { email, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const reportNotice = defineForm({
  formType: 'Report Notification',
  width: 600,
  texts: {
    title: 'Get Notified',
    intro: 'One email on the day it is published.',
    submit: 'Notify Me',
    busy: 'Sending...',
    success: {
      title: 'Noted!',
      text: 'We will write to you when the report is out.',
    },
  },
  groups: [
    {
      fields: {
        report: text({ label: 'Report', required: true }),
        email: email({ label: 'Work email', required: true }),
        terms,
      },
    },
  ],
})

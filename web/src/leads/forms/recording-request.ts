import { email, newsletterConsent, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const recordingRequest = defineForm({
  formType: 'Recording Request',
  width: 600,
  texts: {
    title: 'Watch the Recording',
    intro: 'Enter your email address, and we will send you the link to the recording.',
    submit: 'Send Link',
    busy: 'Sending...',
    success: {
      title: 'Success!',
      text: 'We will send you the link to the recording by email within one business day.',
    },
  },
  groups: [
    {
      fields: {
        recording: text({ label: 'Recording', required: true, prefill: 'recordingTitle' }),
        email: email({ label: 'Email', required: true, placeholder: 'you@example.com' }),
        newsletter: newsletterConsent,
        terms,
      },
    },
  ],
})

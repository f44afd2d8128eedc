import { hidden, longText, newsletterConsent, personFields, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const eventRegistration = defineForm({
  formType: 'Event Registration',
  width: 600,
  texts: {
    title: 'Event Registration',
    intro: 'We send the joining details to the address that you enter here.',
    submit: 'Register',
    busy: 'Submitting...',
    success: {
      title: 'Success!',
      text: 'You are registered. We will send you the joining details by email within one business day.',
    },
  },
  groups: [
    {
      fields: {
        event: text({ label: 'Event', required: true, prefill: 'eventTitle' }),
        ...personFields,
        company: text({ label: 'Company', half: true, autoComplete: 'organization' }),
        questions: longText({ label: 'What should the speaker cover?', rows: 2 }),
        eventDate: hidden({ label: 'Event date', fallback: 'Not specified' }),
        newsletter: newsletterConsent,
        terms,
      },
    },
  ],
})

import { email, newsletterConsent, personFields, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const reportDownload = defineForm({
  formType: 'Report Download',
  width: 600,
  texts: {
    title: 'Download the Report',
    intro: 'Tell us where to send it. You get the PDF and the tables behind its charts by email.',
    submit: 'Send Report',
    busy: 'Sending...',
    success: {
      title: 'On its way!',
      text: 'The report is in your inbox within a few minutes.',
    },
  },
  groups: [
    {
      fields: {
        report: text({ label: 'Report', required: true }),
        firstName: personFields.firstName,
        lastName: personFields.lastName,
        email: email({ label: 'Work email', required: true, half: true }),
        company: text({
          label: 'Company',
          required: true,
          half: true,
          autoComplete: 'organization',
        }),
      },
    },
    { fields: { newsletter: newsletterConsent, terms } },
  ],
})

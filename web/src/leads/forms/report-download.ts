import { email, newsletterConsent, personFields, terms, text, tick } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const reportDownload = defineForm({
  formType: 'Report Download',
  width: 600,
  texts: {
    title: 'Download the Report',
    intro:
      'What you download is the web edition: the report’s page as a PDF, with the tables behind its charts.',
    submit: 'Get the Report',
    busy: 'Sending...',
    success: {
      title: 'We have your request',
      text: 'Our team will send the link to the web edition to your work email by the end of the next business day.',
    },
    ready: {
      title: 'Your report is ready',
      text: 'The link works for 7 days and ten downloads. Our team also sends it to your work email, along with the full edition if you asked for it.',
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
    {
      fields: {
        fullEdition: tick('Also send me the full edition by email', { label: 'Full edition' }),
        newsletter: newsletterConsent,
        terms,
      },
    },
  ],
})

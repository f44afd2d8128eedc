import { email, newsletterConsent, personFields, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const reportDownload = defineForm({
  formType: 'Report Download',
  width: 600,
  texts: {
    title: 'Download the Report',
    intro: 'The PDF, with the tables behind its charts, is yours as soon as you send this.',
    submit: 'Get the Report',
    busy: 'Sending...',
    success: {
      title: 'We have your request',
      text: 'Our team will send the link to the PDF to your work email, on the next working day at the latest.',
    },
    ready: {
      title: 'Your report is ready',
      text: 'The link works for 7 days and ten downloads. Our team also sends it to your work email.',
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

import { email, newsletterConsent, personFields, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const reportDownload = defineForm({
  formType: 'Report Download',
  width: 600,
  texts: {
    title: 'Download the Report',
    intro: 'The link to the PDF appears at once, and our team sends it to your work email, too.',
    submit: 'Get the Report',
    busy: 'Sending...',
    success: {
      title: 'We have your request',
      text: 'Our team will send the link to the report to your work email by the end of the next business day.',
    },
    ready: {
      title: 'Your report is ready',
      text: 'The link works for 7 days and ten downloads. Our team also sends it to your work email.',
    },
  },
  groups: [
    {
      fields: {
        report: text({ label: 'Report', required: true, prefill: 'report' }),
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
        newsletter: newsletterConsent,
        terms,
      },
    },
  ],
})

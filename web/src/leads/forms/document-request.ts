import { businessFields, longText, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'
import { beforeBuying } from './meanwhile.ts'

/** Asks for an audit report, a certificate or another document that is not public. */
export const documentRequest = defineForm({
  formType: 'Document Request',
  width: 600,
  texts: {
    title: 'Ask for a document',
    intro:
      'Within one business day you get it by email, or a confidentiality agreement to sign first.',
    submit: 'Send Request',
    busy: 'Sending...',
    success: {
      title: 'Request sent',
      text: 'Thank you. We reply within one business day, with the document or a confidentiality agreement to sign first.',
    },
    meanwhile: beforeBuying,
  },
  groups: [
    {
      fields: {
        document: text({ label: 'Document', required: true }),
        firstName: businessFields.firstName,
        lastName: businessFields.lastName,
        email: businessFields.email,
        company: businessFields.company,
        message: longText({ label: 'Message', rows: 2, hint: 'Optional: by when you need it.' }),
        terms,
      },
    },
  ],
})

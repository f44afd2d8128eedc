import { choice, consent, email, longText, personFields, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

const topics = {
  sales: 'Sales Inquiry',
  demo: 'Product Demo',
  support: 'Technical Support',
  partnership: 'Partnership',
  media: 'Media Inquiry',
  other: 'Other',
}

/** The message form of the contact page; the texts around it are content. */
export const contactMessage = defineForm({
  formType: 'Contact Message',
  isInline: true,
  ownMessages: true,
  texts: {
    title: 'Write to us',
    intro: '',
    submit: 'Send Message',
    busy: 'Sending...',
    success: {
      title: 'Message sent',
      text: 'Thank you. Your message is with the team for this topic, and you will get a response by email within one business day.',
    },
  },
  groups: [
    {
      fields: {
        firstName: personFields.firstName,
        lastName: personFields.lastName,
        email: email({ label: 'Email address', required: true, half: true }),
        company: text({ label: 'Company', half: true, autoComplete: 'organization' }),
        topic: choice(topics, { label: 'Topic', required: true, prompt: 'Select a topic' }),
        message: longText({ label: 'Message', required: true, rows: 5 }),
        consent: consent(
          'I agree to receive communications about products and research, and can unsubscribe at any time',
          { label: 'Agreement to communications' },
        ),
      },
    },
  ],
})

import { choice, email } from './fields.ts'
import { defineForm } from './form-definition.ts'

const LISTS = { blog: 'Case notes', news: 'News', events: 'Events' }

/** The newsletters that a page may offer; the footer's is Case notes. */
export type NewsletterList = keyof typeof LISTS

/** Its visible texts are content; only the check and the message's labels are defined here. */
export const newsletter = defineForm({
  formType: 'Newsletter Subscription',
  isInline: true,
  texts: {
    title: 'Newsletter',
    intro: '',
    submit: 'Subscribe',
    busy: 'Subscribing...',
    success: { title: 'Thank you', text: 'You are subscribed.' },
  },
  groups: [
    {
      fields: {
        email: email({ label: 'Email', required: true }),
        list: choice(LISTS, { label: 'List', prompt: 'Case notes' }),
      },
    },
  ],
})

import { choice, email } from './fields.ts'
import { defineForm } from './form-definition.ts'

const LISTS = { blog: 'Blog', news: 'News', events: 'Events' }

/** The newsletters that a page may offer besides the footer's general one. */
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
        list: choice(LISTS, { label: 'List', prompt: 'General' }),
      },
    },
  ],
})

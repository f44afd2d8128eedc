import { type Example, exampleHead } from '@/sections/example'

const head = (title: string) => exampleHead('contact', title)

const details = {
  _id: 'siteSettings',
  salesEmail: 'sales@chainlantern.example',
  supportEmail: 'support@chainlantern.example',
  pressEmail: '',
  privacyEmail: 'privacy@chainlantern.example',
  phone: '+1 212-555-0142',
  address: '1 Example Street\nNew York',
  hours: 'Monday-Friday 9:00 AM-6:00 PM EST\nWeekends closed',
}

export const CONTACT_EXAMPLES: Example<'contact'>[] = [
  {
    name: 'Form',
    section: {
      ...head('Form'),
      look: 'form',
      points: ['An answer by email within one business day', 'A person reads it'],
      note: 'Never send a seed phrase or a private key.',
      details,
    },
  },
  {
    name: 'Details',
    section: { ...head('Details'), look: 'details', points: [], note: '', details },
  },
  {
    name: 'Details without settings',
    section: { ...head('No settings'), look: 'details', points: [], note: '', details: null },
  },
]

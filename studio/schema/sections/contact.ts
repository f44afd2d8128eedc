import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { pointsField } from '../fields/short-fields'
import { toReplace } from '../starter'

/** Which way to reach the company a section shows. The first look is the default. */
export const contactLooks = [
  { title: 'Form: the message form', value: 'form' },
  { title: 'Details: addresses, telephone and hours (dark)', value: 'details' },
]

const { shownIn } = fieldsByLook(contactLooks)

/** The message form, whose fields are code, or the contact details of the site settings. */
export const contact = defineSection({
  name: 'contact',
  title: 'Contact',
  options: { sectionGroup: 'opening' },
  icon: EnvelopeIcon,
  description: 'The message form, or what the site settings say under “Contact”.',
  initialValue: {
    title: 'Write to us',
    text: toReplace('Say who answers and how soon.'),
  },
  fields: [
    lookField(contactLooks),
    { ...pointsField, hidden: shownIn('form') },
    text('note', 'Note beside the form', { rows: 3, hidden: shownIn('form') }),
  ],
  preview: {
    select: { title: 'title', look: 'look' },
    prepare: ({ title, look = 'form' }) => ({ title, subtitle: `Contact, ${look}` }),
  },
})

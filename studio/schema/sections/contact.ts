import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
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
export const contact = defineType({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  options: { sectionGroup: 'opening' },
  icon: EnvelopeIcon,
  description: 'The message form, or what the site settings say under “Contact”.',
  initialValue: {
    title: 'Write to us',
    text: toReplace('Say who answers and how soon.'),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(contactLooks),
    { ...pointsField, hidden: shownIn('form') },
    defineField({
      name: 'note',
      title: 'Note beside the form',
      type: 'text',
      rows: 3,
      hidden: shownIn('form'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', look: 'look' },
    prepare: ({ title, look = 'form' }) => ({ title, subtitle: `Contact, ${look}` }),
  },
})

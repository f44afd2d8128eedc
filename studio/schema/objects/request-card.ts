import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon-field'

/** A card of the call-to-action band: one way to get in touch. */
export const requestCard = defineType({
  name: 'requestCard',
  title: 'Request card',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    iconField,
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the card a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      validation: (rule) => rule.required().error('A card without a button leads nowhere.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'action.label' } },
})

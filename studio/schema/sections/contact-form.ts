import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { pointsField } from '../fields/short-fields'

/** The message form; its fields are code, the words around it are content. */
export const contactForm = defineType({
  name: 'contactForm',
  title: 'Message form',
  type: 'object',
  options: { sectionGroup: 'opening' },
  icon: EnvelopeIcon,
  fields: [
    ...headingFields(),
    pointsField,
    defineField({
      name: 'note',
      title: 'Note beside the form',
      type: 'text',
      rows: 3,
      description: 'A warning or a promise. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Message form' }),
  },
})

import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'

/** A line of a report's small print. */
export const imprintLine = defineType({
  name: 'imprintLine',
  title: 'Line of small print',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'Such as Licence, or Corrections.',
      validation: (rule) => rule.required().error('Say what the line is about.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().error('Type the line.'),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'text' } },
})

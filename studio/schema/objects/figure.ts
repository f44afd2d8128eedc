import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'

/** A number that is shown in large type, with its label. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'As printed: 1,000+ or $50B+.',
      validation: (rule) => rule.required().error('Enter the figure.'),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => rule.required().error('Enter what the figure counts.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Small print. Optional.',
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

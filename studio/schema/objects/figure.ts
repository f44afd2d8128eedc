import { NumberIcon } from '@sanity/icons/Number'
import { defineField, defineType } from 'sanity'
import { fieldsByLook } from '../fields/look-field'
import { statBandLooks } from '../section-looks'
import { adviseFigure } from '../validation/number-rules'

const { shownIn } = fieldsByLook(statBandLooks)

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
      validation: (rule) => [
        rule.required().error('Enter the figure.'),
        rule.custom(adviseFigure).warning(),
      ],
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'What the figure counts; for a finding, a whole sentence.',
      validation: (rule) => rule.required().error('Enter what the figure counts.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Small print, or the explanation of a finding. Optional.',
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'number',
      description: 'Where the report says more. Optional.',
      hidden: shownIn('findings', 'lead'),
    }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

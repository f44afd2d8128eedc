import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { toneField } from '../fields/short-fields'

/** A band of large figures. */
export const statBand = defineType({
  name: 'statBand',
  title: 'Band of figures',
  type: 'object',
  options: { sectionGroup: 'figures' },
  icon: BarChartIcon,
  fields: [
    ...headingFields({ titleRequired: false }),
    toneField,
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one figure.'),
        rule.max(6).warning('More than six figures are hard to take in.'),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Where the figures come from, in small print. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', first: 'figures.0.value', second: 'figures.1.value' },
    prepare: ({ title, first, second }) => ({
      title: title || [first, second].filter(Boolean).join(', ') || 'No figures yet',
      subtitle: 'Band of figures',
    }),
  },
})

import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** A story told by its dates. */
export const timeline = defineType({
  name: 'timeline',
  title: 'Timeline',
  type: 'object',
  icon: ClockIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'entries',
      title: 'Entries',
      type: 'array',
      of: [defineArrayMember({ type: 'timelineEntry' })],
      validation: (rule) => rule.required().min(1).error('Add at least one entry.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'entries' },
    prepare: ({ title, items }) => ({ title, subtitle: `Timeline, ${countItems(items, 'date')}` }),
  },
})

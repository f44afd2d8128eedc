import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** One date of a story and what happened then. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Entry',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'string',
      description: 'As it should be printed: 2018 or October 2025.',
      validation: (rule) => rule.required().error('Say when it was.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Say what happened, in a few words.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
  ],
  preview: { select: { title: 'title', subtitle: 'date' } },
})

/** A story told by its dates. */
export const timeline = defineType({
  name: 'timeline',
  title: 'Timeline',
  type: 'object',
  options: { sectionGroup: 'proof' },
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

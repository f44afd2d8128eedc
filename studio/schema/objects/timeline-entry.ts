import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'

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

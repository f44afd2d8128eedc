import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** Events that are still ahead. */
export const events = defineType({
  name: 'events',
  title: 'Upcoming events',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: CalendarIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'events',
      title: 'Upcoming events',
      type: 'array',
      description:
        'Leave empty to show all, soonest first. Events that are over drop out by themselves.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'event' }] })],
      validation: (rule) => rule.unique().error('One of these is there twice.'),
    }),
    defineField({
      name: 'emptyText',
      title: 'When there are none',
      type: 'string',
      initialValue: 'The next dates are being planned.',
      validation: (rule) => rule.required().error('Say what visitors read between two events.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Upcoming events' }),
  },
})

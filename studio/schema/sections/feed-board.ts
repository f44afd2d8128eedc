import { ActivityIcon } from '@sanity/icons/Activity'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Feeds as on a board: latest value, deviation, round. */
export const feedBoard = defineType({
  name: 'feedBoard',
  title: 'Board of feeds',
  type: 'object',
  icon: ActivityIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'feeds',
      title: 'Feeds',
      type: 'array',
      of: [defineArrayMember({ type: 'feed' })],
      validation: (rule) => rule.required().min(1).error('Add at least one feed.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Say when these values were taken, and that they are samples.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', feeds: 'feeds' },
    prepare: ({ title, feeds }) => ({ title, subtitle: `Board, ${countItems(feeds, 'feed')}` }),
  },
})

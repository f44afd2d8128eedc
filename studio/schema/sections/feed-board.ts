import { ActivityIcon } from '@sanity/icons/Activity'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** One published feed with its latest round. */
export const feed = defineType({
  name: 'feed',
  title: 'Feed',
  type: 'object',
  icon: ActivityIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Name the feed.'),
    }),
    defineField({
      name: 'value',
      title: 'Latest value',
      type: 'string',
      description: 'As printed: $2,611.90, or Not listed.',
      validation: (rule) => rule.required().error('Type the latest value.'),
    }),
    defineField({
      name: 'deviation',
      title: 'Deviation from the market, %',
      type: 'number',
      description: 'Between the published value and the source now. Empty where there is none.',
      validation: (rule) => rule.min(0).error('Type a number, 0 or more.'),
    }),
    defineField({
      name: 'threshold',
      title: 'Threshold, %',
      type: 'number',
      description: 'The deviation at which a new round is published.',
      validation: (rule) => rule.positive().error('Type a number above 0.'),
    }),
    defineField({
      name: 'heartbeat',
      title: 'Heartbeat',
      type: 'string',
      description: 'The longest time between two rounds, such as 16 min.',
    }),
    defineField({
      name: 'round',
      title: 'Round id',
      type: 'string',
      validation: (rule) => rule.required().error('Type the id of the round.'),
    }),
    defineField({ name: 'signers', title: 'Signers', type: 'string', description: '13 of 15.' }),
  ],
  preview: { select: { title: 'name', subtitle: 'value' } },
})

/** Feeds as on a board: latest value, deviation, round. */
export const feedBoard = defineType({
  name: 'feedBoard',
  title: 'Board of feeds',
  type: 'object',
  options: { sectionGroup: 'figures' },
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

import { BoltIcon } from '@sanity/icons/Bolt'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { impacts } from '../options/impacts'

/** A force or a trend, and how much it matters. */
export const impact = defineType({
  name: 'impact',
  title: 'Impact',
  type: 'object',
  icon: BoltIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give this a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say what happens.'),
    }),
    defineField({
      name: 'impact',
      title: 'Impact',
      type: 'string',
      options: { list: impacts, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the impact.'),
    }),
    defineField({
      name: 'regions',
      title: 'Where',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Regions that it concerns most. Optional.',
      validation: (rule) => rule.unique().error('One of these regions is there twice.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'impact' } },
})

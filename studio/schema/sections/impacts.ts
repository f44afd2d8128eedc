import { BoltIcon } from '@sanity/icons/Bolt'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { impactLevels } from '../options'

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
      options: { list: impactLevels, layout: 'radio', direction: 'horizontal' },
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

/** Forces or trends with a badge each that says how much they matter. */
export const impacts = defineType({
  name: 'impacts',
  title: 'Impacts',
  type: 'object',
  options: { sectionGroup: 'figures' },
  icon: BoltIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'items',
      title: 'Impacts',
      type: 'array',
      of: [defineArrayMember({ type: 'impact' })],
      validation: (rule) => rule.required().min(1).error('Add at least one.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => ({ title, subtitle: countItems(items, 'impact') }),
  },
})

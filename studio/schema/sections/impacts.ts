import { BoltIcon } from '@sanity/icons/Bolt'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Forces or trends with a badge each that says how much they matter. */
export const impacts = defineType({
  name: 'impacts',
  title: 'Impacts',
  type: 'object',
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

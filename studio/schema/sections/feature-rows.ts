import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Rows of text and picture, alternating sides. */
export const featureRows = defineType({
  name: 'featureRows',
  title: 'Feature rows',
  type: 'object',
  icon: ThListIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'featureRow' })],
      validation: (rule) => rule.required().min(1).error('Add at least one row.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', rows: 'rows' },
    prepare: ({ title, rows }) => ({
      title,
      subtitle: `Feature rows, ${countItems(rows, 'row')}`,
    }),
  },
})

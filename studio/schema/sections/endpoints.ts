import { ListIcon } from '@sanity/icons/List'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** The catalogue of the API. */
export const endpoints = defineType({
  name: 'endpoints',
  title: 'Endpoints',
  type: 'object',
  icon: ListIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [defineArrayMember({ type: 'endpointGroup' })],
      validation: (rule) => rule.required().min(1).error('Add at least one group.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', groups: 'groups' },
    prepare: ({ title, groups }) => ({
      title,
      subtitle: `Endpoints, ${countItems(groups, 'group')}`,
    }),
  },
})

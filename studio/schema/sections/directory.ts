import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Names by category, such as partners. */
export const directory = defineType({
  name: 'directory',
  title: 'Directory',
  type: 'object',
  icon: UlistIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'groups',
      title: 'Categories',
      type: 'array',
      of: [defineArrayMember({ type: 'directoryGroup' })],
      validation: (rule) => rule.required().min(1).error('Add at least one category.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'groups' },
    prepare: ({ title, items }) => ({ title, subtitle: `Directory, ${countItems(items, 'list')}` }),
  },
})

import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countItems } from './count-items'

/** One category of a directory. */
export const directoryGroup = defineType({
  name: 'directoryGroup',
  title: 'Category',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Category',
      type: 'string',
      validation: (rule) => rule.required().error('Name the category.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
    defineField({
      name: 'entries',
      title: 'Entries',
      type: 'array',
      of: [defineArrayMember({ type: 'directoryEntry' })],
      validation: (rule) => rule.required().min(1).error('Add at least one entry.'),
    }),
  ],
  preview: {
    select: { title: 'title', entries: 'entries' },
    prepare: ({ title, entries }) => ({
      title,
      subtitle: `Category, ${countItems(entries, 'name')}`,
    }),
  },
})

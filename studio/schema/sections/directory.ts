import { TagIcon } from '@sanity/icons/Tag'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** One name in a directory. */
export const directoryEntry = defineType({
  name: 'directoryEntry',
  title: 'Entry',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Type the name.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      description: 'What it does, in a few words. Optional.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

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

/** Names by category, such as partners. */
export const directory = defineType({
  name: 'directory',
  title: 'Directory',
  type: 'object',
  options: { sectionGroup: 'offer' },
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

import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countItems } from './count-items'

/** One menu of the header. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the menu a title.'),
    }),
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [defineArrayMember({ type: 'menuGroup' })],
      validation: (rule) => rule.required().min(1).error('Add at least one group of links.'),
    }),
  ],
  preview: {
    select: { title: 'title', groups: 'groups' },
    prepare: ({ title, groups }) => ({
      title,
      subtitle: countItems(groups, 'group'),
    }),
  },
})

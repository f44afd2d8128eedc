import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineField, defineType } from 'sanity'

/** One stretch of a learning path. */
export const learningModule = defineType({
  name: 'learningModule',
  title: 'Module',
  type: 'object',
  icon: BookmarkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the module a title.'),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      type: 'number',
      validation: (rule) => rule.required().positive().error('Say how many hours it takes.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'string', description: 'Optional.' }),
  ],
  preview: {
    select: { title: 'title', hours: 'hours' },
    prepare: ({ title, hours }) => ({ title, subtitle: `${hours ?? 0} hours` }),
  },
})

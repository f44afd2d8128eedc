import { BookIcon } from '@sanity/icons/Book'
import { defineField, defineType } from 'sanity'

/** One chapter in a report's list of contents. */
export const chapter = defineType({
  name: 'chapter',
  title: 'Chapter',
  type: 'object',
  icon: BookIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the chapter a title.'),
    }),
    defineField({ name: 'text', title: 'What it is about', type: 'text', rows: 2 }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'number',
      validation: (rule) =>
        rule.required().integer().positive().error('Type the page on which it begins.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'page' } },
})

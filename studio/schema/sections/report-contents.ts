import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

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

/** A report's list of contents, with page numbers. */
export const reportContents = defineType({
  name: 'reportContents',
  title: 'Contents of a report',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: BookIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'chapters',
      title: 'Chapters',
      type: 'array',
      of: [defineArrayMember({ type: 'chapter' })],
      validation: (rule) => rule.required().min(1).error('Add at least one chapter.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', chapters: 'chapters' },
    prepare: ({ title, chapters }) => ({ title, subtitle: countItems(chapters, 'chapter') }),
  },
})

import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** A report's list of contents, with page numbers. */
export const reportContents = defineType({
  name: 'reportContents',
  title: 'Contents of a report',
  type: 'object',
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

import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** Courses that one can take. */
export const courses = defineType({
  name: 'courses',
  title: 'Courses',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: BookIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'courses',
      title: 'Courses',
      type: 'array',
      description: 'Leave empty to show all courses in their own order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'course' }] })],
      validation: (rule) => rule.unique().error('One of these is there twice.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Courses' }),
  },
})

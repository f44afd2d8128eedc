import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** Published reports on a shelf. */
export const reportList = defineType({
  name: 'reportList',
  title: 'Reports',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: DocumentsIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'reports',
      title: 'Reports',
      type: 'array',
      description: 'Leave empty to show all reports, newest first.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'report' }] })],
      validation: (rule) => rule.unique().error('One of these reports is there twice.'),
    }),
    defineField({
      name: 'download',
      title: 'Button of each report',
      type: 'action',
      description: 'A dialog gets the title of the report.',
      validation: (rule) => rule.required().error('Set the button.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Reports' }),
  },
})

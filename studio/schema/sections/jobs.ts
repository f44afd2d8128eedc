import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** Positions that one can apply for. */
export const jobs = defineType({
  name: 'jobs',
  title: 'Open positions',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: CaseIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'jobs',
      title: 'Open positions',
      type: 'array',
      description: 'Leave empty to show every open position in its own order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'job' }] })],
      validation: (rule) => rule.unique().error('One of these is there twice.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Below the list, such as when applicants hear back. Optional.',
    }),
    defineField({
      name: 'emptyText',
      title: 'When there are none',
      type: 'string',
      initialValue: 'There are no open positions at the moment.',
      validation: (rule) => rule.required().error('Say what visitors read without positions.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Open positions' }),
  },
})

import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'

/** A sample of the one page that goes to a board. */
export const boardBrief = defineType({
  name: 'boardBrief',
  title: 'Board brief',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'organisation',
      title: 'Whose board',
      type: 'string',
      validation: (rule) => rule.required().error('Name the (invented) organisation.'),
    }),
    defineField({ name: 'period', title: 'Period', type: 'string' }),
    defineField({
      name: 'verdict',
      title: 'The one sentence',
      type: 'text',
      rows: 2,
      description: 'What the board should remember if it reads nothing else.',
      validation: (rule) => rule.required().error('Write the one sentence.'),
    }),
    defineField({
      name: 'indicators',
      title: 'Indicators',
      type: 'array',
      of: [defineArrayMember({ type: 'boardIndicator' })],
      validation: (rule) => rule.required().min(1).error('Add at least one indicator.'),
    }),
    defineField({
      name: 'changes',
      title: 'What has changed',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
    }),
    defineField({
      name: 'decisions',
      title: 'For decision',
      type: 'array',
      of: [defineArrayMember({ type: 'boardDecision' })],
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Small print: that the figures are a sample.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Board brief' }),
  },
})

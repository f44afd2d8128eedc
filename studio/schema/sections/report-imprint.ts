import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { reportField } from '../fields/short-fields'
import { actionsField } from '../objects/action'

/** A line of a report's small print. */
export const imprintLine = defineType({
  name: 'imprintLine',
  title: 'Line of small print',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'Such as Licence, or Corrections.',
      validation: (rule) => rule.required().error('Say what the line is about.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().error('Type the line.'),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'text' } },
})

/** The close of a report's page: how to cite it, its small print, and the last buttons. */
export const reportImprint = defineType({
  name: 'reportImprint',
  title: 'Imprint of a report',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: InfoOutlineIcon,
  fields: [
    ...headingFields(),
    reportField,
    defineField({
      name: 'citation',
      title: 'How to cite it',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().error('Type the citation.'),
    }),
    defineField({
      name: 'lines',
      title: 'Small print',
      type: 'array',
      of: [defineArrayMember({ type: 'imprintLine' })],
    }),
    actionsField,
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Imprint of a report' }),
  },
})

import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField } from '../fields/actions-field'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { reportField } from '../fields/report-field'

/** The close of a report's page: how to cite it, its small print, and the last buttons. */
export const reportImprint = defineType({
  name: 'reportImprint',
  title: 'Imprint of a report',
  type: 'object',
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

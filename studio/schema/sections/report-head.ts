import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { reportField } from '../fields/short-fields'
import { actionsField } from '../objects/action'

/** The opening of a report's page: its cover, its abstract and its facts. */
export const reportHead = defineType({
  name: 'reportHead',
  title: 'Head of a report',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: DocumentPdfIcon,
  fields: [...headingFields(), reportField, actionsField, anchorField],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Head of a report' }),
  },
})

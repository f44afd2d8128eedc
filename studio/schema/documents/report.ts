import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { reviewField } from '../fields/short-fields'
import { actionsField } from '../objects/action'
import { reportCategories, reportCovers } from '../options'
import { adviseNotAhead, checkYear } from '../validation/date-rules'
import { checkReportFile } from '../validation/report-file'

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
      description: 'Such as License or Corrections.',
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

/** A published report, with the head and imprint of its page. */
export const report = defineType({
  name: 'report',
  title: 'Report',
  type: 'document',
  icon: DocumentPdfIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the report a title.'),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      description: 'Where visitors read about it. It shows the head and the imprint below.',
      validation: (rule) => rule.required().error('Choose the page of the report.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      options: { list: reportCategories },
      validation: (rule) => rule.required().error('Choose the category.'),
    }),
    defineField({
      name: 'publishedOn',
      title: 'Published',
      type: 'date',
      description: 'Shown as month and year.',
      validation: (rule) => [
        rule.required().error('Enter the date of publication.'),
        rule.custom(checkYear),
        rule.custom(adviseNotAhead).warning(),
      ],
    }),
    reviewField,
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description:
        'The PDF that visitors download: tagged, with a title in its properties, 25 MB at most. Without one, their requests go to the team.',
      options: { accept: 'application/pdf' },
      validation: (rule) => rule.custom(checkReportFile),
    }),
    defineField({
      name: 'pages',
      title: 'Pages',
      type: 'number',
      validation: (rule) =>
        rule.required().integer().positive().error('Enter the number of pages.'),
    }),
    defineField({
      name: 'downloads',
      title: 'Downloads',
      type: 'string',
      description: 'As printed: 3.2K.',
      validation: (rule) => rule.required().error('Enter the number of downloads.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      description: 'One or two sentences for lists and for the search.',
      validation: (rule) => rule.required().error('Summarize the report.'),
    }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'string',
      options: { list: reportCovers },
      initialValue: 'flows',
      validation: (rule) => rule.required().error('Choose a cover.'),
    }),
    defineField({
      name: 'head',
      title: 'Head of its page',
      type: 'object',
      description: 'Opens the page, beside the cover; the date, pages and downloads are added.',
      options: { collapsible: true, collapsed: true },
      fieldsets: [advancedFieldset],
      fields: [...headingFields({ titleRequired: false }), actionsField, ...advancedFields],
    }),
    defineField({
      name: 'imprint',
      title: 'Imprint of its page',
      type: 'object',
      description: 'Closes the page: how to cite the report, its small print, the last buttons.',
      options: { collapsible: true, collapsed: true },
      fieldsets: [advancedFieldset],
      fields: [
        ...headingFields({ titleRequired: false }),
        defineField({
          name: 'citation',
          title: 'How to cite it',
          type: 'text',
          rows: 2,
          validation: (rule) =>
            rule.custom((citation, { parent }) =>
              citation || !(parent as { title?: string } | undefined)?.title
                ? true
                : 'Type the citation.',
            ),
        }),
        defineField({
          name: 'lines',
          title: 'Small print',
          type: 'array',
          of: [defineArrayMember({ type: 'imprintLine' })],
        }),
        actionsField,
        ...advancedFields,
      ],
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedOn', direction: 'desc' }] },
  ],
  preview: { select: { title: 'title', subtitle: 'publishedOn' } },
})

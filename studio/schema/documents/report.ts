import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { day, line, list, number, reference, text } from '../fields/define'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { reviewField } from '../fields/short-fields'
import { actionsField } from '../objects/action'
import { reportCategories, reportCovers } from '../options'
import { adviseNotAhead } from '../validation/date-rules'
import { checkReportFile } from '../validation/report-file'

/** A line of a report's small print. */
export const imprintLine = defineType({
  name: 'imprintLine',
  title: 'Line of small print',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    line('label', 'Label', {
      description: 'Such as License or Corrections.',
      required: 'Say what the line is about.',
    }),
    text('text', 'Text', { required: 'Type the line.' }),
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
    line('title', 'Title', { required: 'Give the report a title.' }),
    reference('page', 'Page', 'page', {
      description: 'Where visitors read about it. It shows the head and the imprint below.',
      required: 'Choose the page of the report.',
    }),
    line('category', 'Category', {
      options: { list: reportCategories },
      required: 'Choose the category.',
    }),
    day('publishedOn', 'Published', {
      description: 'Shown as month and year.',
      required: 'Enter the date of publication.',
      rules: (rule) => [rule.custom(adviseNotAhead).warning()],
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
    number('pages', 'Pages', {
      required: 'Enter the number of pages.',
      range: (rule) => rule.integer().positive(),
    }),
    line('downloads', 'Downloads', {
      description: 'As printed: 3.2K.',
      required: 'Enter the number of downloads.',
    }),
    text('summary', 'Summary', {
      rows: 3,
      description: 'One or two sentences for lists and for the search.',
      required: 'Summarize the report.',
    }),
    line('cover', 'Cover', {
      options: { list: reportCovers },
      initialValue: 'flows',
      required: 'Choose a cover.',
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
        text('citation', 'How to cite it', {
          validation: (rule) =>
            rule.custom((citation, { parent }) =>
              citation || !(parent as { title?: string } | undefined)?.title
                ? true
                : 'Type the citation.',
            ),
        }),
        list('lines', 'Small print', 'imprintLine'),
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

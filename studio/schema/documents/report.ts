import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { defineField, defineType } from 'sanity'
import { reportCategories, reportCovers } from '../options'

/** A published report, as its page, the research page and the search show it. */
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
      description: 'The page about this report.',
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
      validation: (rule) => rule.required().error('Enter the date of publication.'),
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
      description: 'Drawn by the site.',
      options: { list: reportCovers },
      initialValue: 'flows',
      validation: (rule) => rule.required().error('Choose a cover.'),
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedOn', direction: 'desc' }] },
  ],
  preview: { select: { title: 'title', subtitle: 'publishedOn' } },
})

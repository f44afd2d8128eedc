import { ArchiveIcon } from '@sanity/icons/Archive'
import { defineField, defineType } from 'sanity'

/** An earlier text of a legal page, kept when an editor changes its date. */
export const legalVersion = defineType({
  name: 'legalVersion',
  title: 'Previous version of a legal page',
  type: 'document',
  icon: ArchiveIcon,
  description: 'Made when the date of a legal page is changed. Visitors can read it there.',
  // What was in force stays as it was.
  readOnly: true,
  fields: [
    defineField({
      name: 'page',
      title: 'Legal page',
      type: 'reference',
      to: [{ type: 'legalPage' }],
      // A legal page can be deleted; its versions are then shown nowhere.
      weak: true,
      validation: (rule) => rule.required().error('Choose the legal page.'),
    }),
    defineField({
      name: 'date',
      title: 'In force from',
      type: 'date',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => rule.required().error('Enter when the text came into force.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Enter a title.'),
    }),
    defineField({ name: 'summary', title: 'Summary', type: 'text', rows: 3 }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'portableText',
      validation: (rule) => rule.required().min(1).error('Add the text of the legal page.'),
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', date: 'date' },
    prepare: ({ title, date }) => ({ title, subtitle: `In force from ${date}` }),
  },
})

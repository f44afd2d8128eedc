import { ArchiveIcon } from '@sanity/icons/Archive'
import { defineType } from 'sanity'
import { day, line, prose, reference, text } from '../fields/define'

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
    reference('page', 'Legal page', 'legalPage', {
      // A legal page can be deleted; its versions are then shown nowhere.
      weak: true,
      required: 'Choose the legal page.',
    }),
    day('date', 'In force from', { required: 'Enter when the text came into force.' }),
    line('title', 'Title', { required: 'Enter a title.' }),
    text('summary', 'Summary', { rows: 3 }),
    prose('body', 'Text', { required: 'Add the text of the legal page.' }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', date: 'date' },
    prepare: ({ title, date }) => ({ title, subtitle: `In force from ${date}` }),
  },
})

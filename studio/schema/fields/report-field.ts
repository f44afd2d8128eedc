import { defineField } from 'sanity'

/** The report that a section is about. */
export const reportField = defineField({
  name: 'report',
  title: 'Report',
  type: 'reference',
  to: [{ type: 'report' }],
  description:
    'Gives the date, the pages and the downloads; its title goes with a download request.',
  validation: (rule) => rule.required().error('Choose the report.'),
})

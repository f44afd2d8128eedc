import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'
import { rankField } from '../fields/short-fields'
import { researchStages } from '../options'
import { adviseExpected } from '../validation/date-rules'

/** A report that is not published yet. */
export const upcomingReport = defineType({
  name: 'upcomingReport',
  title: 'Upcoming report',
  type: 'document',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the report a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say what the report asks.'),
    }),
    defineField({
      name: 'expected',
      title: 'Expected',
      type: 'string',
      description: 'As it should be printed: March 2027.',
      validation: (rule) => [
        rule.required().error('Say when it is expected.'),
        rule.custom(adviseExpected).warning(),
      ],
    }),
    defineField({
      name: 'stage',
      title: 'Status',
      type: 'string',
      options: { list: researchStages, layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the status.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      description: 'A dialog gets the title of the report.',
    }),
    rankField('upcomingReport'),
  ],
  preview: { select: { title: 'title', subtitle: 'stage' } },
})

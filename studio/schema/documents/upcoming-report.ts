import { ClockIcon } from '@sanity/icons/Clock'
import { defineType } from 'sanity'
import { button, line, text } from '../fields/define'
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
    line('title', 'Title', { required: 'Give the report a title.' }),
    text('text', 'Text', { rows: 3, required: 'Say what the report asks.' }),
    line('expected', 'Expected', {
      description: 'As it should be printed: March 2027.',
      validation: (rule) => [
        rule.required().error('Say when it is expected.'),
        rule.custom(adviseExpected).warning(),
      ],
    }),
    line('stage', 'Status', {
      options: { list: researchStages, layout: 'radio' },
      required: 'Choose the status.',
    }),
    button('action', 'Button', { description: 'A dialog gets the title of the report.' }),
    rankField('upcomingReport'),
  ],
  preview: { select: { title: 'title', subtitle: 'stage' } },
})

import { CaseIcon } from '@sanity/icons/Case'
import { defineField } from 'sanity'
import { day, line, list, prose, text } from '../fields/define'
import { definePage } from '../fields/page-fields'
import { rankField } from '../fields/short-fields'
import { ownActionField } from '../objects/action'
import { describeSalary } from '../objects/price'
import { adviseOpenUntil } from '../validation/date-rules'
import { checkSalary } from '../validation/price'

/** An open position. */
export const job = definePage({
  name: 'job',
  title: 'Job',
  icon: CaseIcon,
  fields: [
    line('location', 'Location', { required: 'Enter the place of work.' }),
    line('employmentType', 'Employment', {
      options: { list: ['Full-time', 'Part-time', 'Contract', 'Internship'] },
      initialValue: 'Full-time',
      required: 'Choose the type of employment.',
    }),
    defineField({
      name: 'salary',
      title: 'Salary',
      type: 'salary',
      validation: (rule) => [rule.required().error('Enter the salary.'), rule.custom(checkSalary)],
    }),
    list('tags', 'Skills', 'string', {
      options: { layout: 'tags', shown: 'unmarked' },
      validation: (rule) => rule.unique().error('One of these skills appears twice.'),
    }),
    day('postedOn', 'Posted on', {
      required: 'Enter the date of posting.',
    }),
    day('openUntil', 'Open until', {
      description: 'Optional. Visitors can apply until the end of this day in New York.',
      rules: (rule) => [
        rule
          .min(rule.valueOfField('postedOn'))
          .error('The position cannot close before it is posted.'),
        rule.custom(adviseOpenUntil).warning(),
      ],
    }),
    text('summary', 'Summary', { rows: 3, required: 'Summarize the position in two sentences.' }),
    prose('body', 'Description', { required: 'Describe the position.' }),
    ownActionField({
      label: 'Apply Now',
      dialog: 'job-application',
      description: 'Opens the application dialog with this position and its location filled in.',
    }),
    rankField('job'),
  ],
  preview: {
    select: { title: 'title', location: 'location', salary: 'salary' },
    prepare: ({ title, location, salary }) => ({
      title,
      subtitle: [location, describeSalary(salary ?? {})].filter(Boolean).join(', '),
    }),
  },
})

import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { documentGroups, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { rankField } from '../fields/short-fields'
import { ownActionField } from '../objects/action'
import { legalClaimsField } from '../objects/legal-claim'
import { describeSalary } from '../objects/price'
import { seoField } from '../objects/seo'
import { adviseOpenUntil, checkYear } from '../validation/date-rules'
import { adviseSalary } from '../validation/number-rules'
import { checkSalary } from '../validation/price'

/** An open position. */
export const job = defineType({
  name: 'job',
  title: 'Job',
  type: 'document',
  icon: CaseIcon,
  groups: documentGroups,
  fields: [
    titleField,
    ...pathFields('job'),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().error('Enter the place of work.'),
    }),
    defineField({
      name: 'employmentType',
      title: 'Employment',
      type: 'string',
      options: { list: ['Full-time', 'Part-time', 'Contract', 'Internship'] },
      initialValue: 'Full-time',
      group: 'content',
      validation: (rule) => rule.required().error('Choose the type of employment.'),
    }),
    defineField({
      name: 'salary',
      title: 'Salary',
      type: 'salary',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Enter the salary.'),
        rule.custom(checkSalary),
        rule.custom(adviseSalary).warning(),
      ],
    }),
    defineField({
      name: 'tags',
      title: 'Skills',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags', shown: 'unmarked' },
      group: 'content',
      validation: (rule) => rule.unique().error('One of these skills appears twice.'),
    }),
    defineField({
      name: 'postedOn',
      title: 'Posted on',
      type: 'date',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Enter the date of posting.'),
        rule.custom(checkYear),
      ],
    }),
    defineField({
      name: 'openUntil',
      title: 'Open until',
      type: 'date',
      description: 'Optional. Visitors can apply until the end of this day in New York.',
      group: 'content',
      validation: (rule) => [
        rule
          .min(rule.valueOfField('postedOn'))
          .error('The position cannot close before it is posted.'),
        rule.custom(checkYear),
        rule.custom(adviseOpenUntil).warning(),
      ],
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().error('Summarize the position in two sentences.'),
    }),
    defineField({
      name: 'body',
      title: 'Description',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Describe the position.'),
    }),
    {
      ...ownActionField({
        label: 'Apply Now',
        dialog: 'job-application',
        description: 'Opens the application dialog with this position and its location filled in.',
      }),
      group: 'content',
    },
    rankField('job'),
    legalClaimsField,
    seoField,
  ],
  preview: {
    select: { title: 'title', location: 'location', salary: 'salary' },
    prepare: ({ title, location, salary }) => ({
      title,
      subtitle: [location, describeSalary(salary ?? {})].filter(Boolean).join(', '),
    }),
  },
})

import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { researchStages } from '../options'

/** A report that is not out yet. */
export const upcomingReport = defineType({
  name: 'upcomingReport',
  title: 'Upcoming report',
  type: 'object',
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
      validation: (rule) => rule.required().error('Say when it is expected.'),
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
  ],
  preview: { select: { title: 'title', subtitle: 'stage' } },
})

/** What the research team is working on. */
export const upcomingReports = defineType({
  name: 'upcomingReports',
  title: 'Upcoming reports',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: ClockIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'reports',
      title: 'Reports',
      type: 'array',
      of: [defineArrayMember({ type: 'upcomingReport' })],
      validation: (rule) => rule.required().min(1).error('Add at least one report.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', reports: 'reports' },
    prepare: ({ title, reports }) => ({ title, subtitle: countItems(reports, 'upcoming report') }),
  },
})

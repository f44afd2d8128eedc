import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** What the research team is working on. */
export const upcomingReports = defineType({
  name: 'upcomingReports',
  title: 'Upcoming reports',
  type: 'object',
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

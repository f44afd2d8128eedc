import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { checkMonth } from '../validation/month'

/** A month of the archives, and how many articles the whole library has from it. */
export const articleMonth = defineType({
  name: 'articleMonth',
  title: 'Month',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'month',
      title: 'Month',
      type: 'string',
      options: { copy: false },
      description: 'Year and month, as in 2025-10.',
      validation: (rule) => [
        rule.required().error('Say which month.'),
        rule.custom((value: string | undefined) => checkMonth(value)),
      ],
    }),
    defineField({
      name: 'libraryCount',
      title: 'Articles in the library',
      type: 'number',
      description: 'All of that month, those that only customers can read included.',
      validation: (rule) => rule.required().integer().min(0).error('Type a whole number.'),
    }),
  ],
  preview: { select: { title: 'month', subtitle: 'libraryCount' } },
})

import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineField, defineType } from 'sanity'

/** One thing that a report has found, with the number that says it. */
export const finding = defineType({
  name: 'finding',
  title: 'Finding',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'string',
      description: 'As it should be printed: 63% or 11 minutes.',
      validation: (rule) => rule.required().error('Type the figure.'),
    }),
    defineField({
      name: 'title',
      title: 'Statement',
      type: 'string',
      description: 'A sentence that somebody could disagree with.',
      validation: (rule) => rule.required().error('Say what was found.'),
    }),
    defineField({ name: 'text', title: 'Explanation', type: 'text', rows: 3 }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'number',
      description: 'Where the report says more. Optional.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'value' } },
})

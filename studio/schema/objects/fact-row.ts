import { InlineIcon } from '@sanity/icons/Inline'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** One row of a table of facts. */
export const factRow = defineType({
  name: 'factRow',
  title: 'Row',
  type: 'object',
  icon: InlineIcon,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'One for each column; the first names the row.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).error('A row needs its cells.'),
    }),
  ],
  preview: {
    select: { first: 'cells.0', second: 'cells.1', third: 'cells.2' },
    prepare: ({ first, second, third }) => ({
      title: first || 'Empty row',
      subtitle: [second, third].filter(Boolean).join(' · '),
    }),
  },
})

import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { checkSameWidth } from '../validation/same-width'
import { countItems } from './count-items'

/** A table inside running text; its first row is the head, its first column names the rows. */
export const textTable = defineType({
  name: 'textTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      validation: (rule) => rule.required().error('Say what the table shows.'),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row is the head.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'tableRow',
          title: 'Row',
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
            }),
          ],
          preview: {
            select: { cells: 'cells' },
            // Previews get arrays as objects.
            prepare: ({ cells }) => ({ title: Object.values(cells ?? {}).join(' | ') }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(2).error('A table needs a head and at least one row.'),
        rule.custom(checkSameWidth),
      ],
    }),
  ],
  preview: {
    select: { title: 'caption', rows: 'rows' },
    prepare: ({ title, rows }) => ({ title, subtitle: `Table, ${countItems(rows, 'row')}` }),
  },
})

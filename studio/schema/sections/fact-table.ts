import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'
import { checkRowCells } from '../validation/row-cells'

type Stored = Parameters<typeof checkRowCells>[0]

/** Facts in rows and columns, to compare. */
export const factTable = defineType({
  name: 'factTable',
  title: 'Table of facts',
  type: 'object',
  icon: ThListIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'Their heads; the first stands over the names of the rows.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(2).error('A table needs at least two columns.'),
        rule.max(6).warning('More than six columns are hard to read on a phone.'),
      ],
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'factRow' })],
      validation: (rule) => rule.required().min(1).error('Add at least one row.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Small print below the table: source or date. Optional.',
    }),
    anchorField,
  ],
  validation: (rule) => rule.custom((table) => checkRowCells(table as Stored)),
  preview: {
    select: { title: 'title', rows: 'rows' },
    prepare: ({ title, rows }) => ({ title, subtitle: `Table, ${countItems(rows, 'row')}` }),
  },
})

import { InlineIcon } from '@sanity/icons/Inline'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** How a table of facts is drawn. The first look is the default. */
export const factTableLooks = [
  { title: 'Table', value: 'table' },
  { title: 'Board: values, meters and, in the fifth column, ids (dark)', value: 'board' },
]

const { shownIn } = fieldsByLook(factTableLooks)

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
    defineField({
      name: 'meter',
      title: 'Meter',
      type: 'object',
      description: 'A bar beside the third cell: how much of a limit is used up.',
      options: { columns: 2 },
      hidden: shownIn('board'),
      fields: [
        defineField({
          name: 'value',
          title: 'Value',
          type: 'number',
          validation: (rule) => rule.min(0).error('Type a number, 0 or more.'),
        }),
        defineField({
          name: 'limit',
          title: 'Limit',
          type: 'number',
          validation: (rule) => rule.positive().error('Type a number above 0.'),
        }),
      ],
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

type Row = { _key: string; cells?: string[] }
type Table = { columns?: string[]; rows?: Row[] } | undefined
type Problem = { message: string; path: (string | { _key: string })[] }

/** Every row of a table has a cell for every column. */
export function checkRowCells(table: Table): true | Problem {
  const columns = table?.columns?.length ?? 0
  const odd = table?.rows?.find(({ cells = [] }) => cells.length !== columns)
  if (!odd || columns === 0) return true
  return {
    message: `This row has ${odd.cells?.length ?? 0} cells, but the table has ${columns} columns.`,
    path: ['rows', { _key: odd._key }],
  }
}

type Stored = Parameters<typeof checkRowCells>[0]

/** Facts in rows and columns, to compare. */
export const factTable = defineType({
  name: 'factTable',
  title: 'Table of facts',
  type: 'object',
  options: { sectionGroup: 'figures', alsoCalled: 'comparison' },
  icon: ThListIcon,
  description: 'Facts in rows and columns, to compare.',
  initialValue: {
    title: 'Compare at a glance',
    columns: ['What', 'One', 'The other'],
    rows: items(
      'factRow',
      { cells: [toReplace('First fact'), 'Yes', 'No'] },
      { cells: [toReplace('Second fact'), '10', '20'] },
    ),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(factTableLooks),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'Their heads; the first stands over the names of the rows.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [rule.required().min(2).error('A table needs at least two columns.')],
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
      description: 'Source or date.',
    }),
    ...advancedFields,
  ],
  validation: (rule) => rule.custom((table) => checkRowCells(table as Stored)),
  preview: sectionPreview('Table of facts', { items: 'rows', one: 'row' }),
})

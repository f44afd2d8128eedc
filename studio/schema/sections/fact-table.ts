import { ThListIcon } from '@sanity/icons/ThList'
import { defineField } from 'sanity'
import { line, toggle } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** How a table of facts is drawn. The first look is the default. */
export const factTableLooks = [
  { title: 'Table', value: 'table' },
  { title: 'Board: values, bars for “0.12 of 0.5%”, ids (dark)', value: 'board' },
  { title: 'Hours: lines of a day for “08:00 to 17:00” in the last column (dark)', value: 'hours' },
  { title: 'Change: large figures, before and after', value: 'change' },
]

/** Facts in rows and columns, to compare. */
export const factTable = defineSection({
  name: 'factTable',
  title: 'Table of facts',
  options: { sectionGroup: 'figures', alsoCalled: 'comparison' },
  icon: ThListIcon,
  description: 'Facts in rows and columns, to compare.',
  initialValue: {
    title: 'Compare at a glance',
    table: {
      _type: 'table',
      rows: items(
        'tableRow',
        { cells: ['What', 'One', 'The other'] },
        { cells: [toReplace('First fact'), 'Yes', 'No'] },
        { cells: [toReplace('Second fact'), '10', '20'] },
      ),
    },
  },
  fields: [
    lookField(factTableLooks),
    defineField({
      name: 'table',
      title: 'Cells',
      type: 'table',
    }),
    line('note', 'Note', { description: 'Source or date.' }),
    toggle('isFolded', 'Phones show two rows', {
      description: 'And all of them on request, for a page that is long already.',
    }),
  ],
  preview: sectionPreview('Table of facts', { items: 'table.rows', one: 'row' }),
})

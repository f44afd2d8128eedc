/** How a table of facts is drawn. The first look is the default. */
export const factTableLooks = [
  { title: 'Table', value: 'table' },
  { title: 'Board: values, meters and, in the fifth column, ids (dark)', value: 'board' },
]

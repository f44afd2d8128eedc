import { above, columns, type Drawings, night, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const factTableDrawings: Drawings = {
  table: above(rows(5, 'title line line')),
  board: above(columns(3, 'line figure meter', { sheet: true }), night),
}

export const factTableStarter = {
  title: 'Compare at a glance',
  columns: ['What', 'One', 'The other'],
  rows: items(
    'factRow',
    { cells: [toReplace('First fact'), 'Yes', 'No'] },
    { cells: [toReplace('Second fact'), '10', '20'] },
  ),
}

import {
  above,
  beside,
  columns,
  type Drawings,
  left,
  night,
  rows,
  stack,
} from '../../../components/drawing-shapes'
import { EXAMPLE_SOURCE, items, toReplace } from '../../starter'

export const statBandDrawings: Drawings = {
  ledger: left(rows(4, 'figure:3 text:4')),
  row: above(columns(4, 'figure text'), night),
  findings: above(rows(3, 'display:1 text:6')),
  lead: above(beside(stack('figure display text text'), rows(3, 'display:2 text:5'))),
}

export const statBandStarter = {
  title: 'In figures',
  figures: items(
    'figure',
    { value: '100', label: toReplace('Say what this number counts') },
    { value: '25%', label: toReplace('Say what this share is of') },
    { value: '3 days', label: toReplace('Say how long what takes') },
  ),
  source: EXAMPLE_SOURCE,
}

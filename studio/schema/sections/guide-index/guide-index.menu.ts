import {
  above,
  bare,
  below,
  columns,
  type Drawings,
  rows,
  stack,
  sunk,
} from '../../../components/drawing-shapes'

export const guideIndexDrawings: Drawings = {
  search: bare(
    below(stack('mark display text'), rows(1, 'field:6 button:2'), columns(4, 'tag')),
    sunk,
  ),
  topics: above(columns(3, 'icon title line line line')),
}

export const guideIndexStarter = {
  title: 'Find a guide',
  area: 'documentation',
  label: 'Search the documentation',
}

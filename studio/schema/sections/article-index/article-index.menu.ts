import {
  above,
  bare,
  below,
  beside,
  columns,
  type Drawings,
  fill,
  rows,
  stack,
  sunk,
} from '../../../components/drawing-shapes'

export const articleIndexDrawings: Drawings = {
  cards: above(columns(3, 'picture title text')),
  ledger: above(below(columns(4, 'tag'), rows(2, 'line:2 title:6 line:2'))),
  picture: bare(beside(fill('picture'), stack('mark display title text tag')), sunk),
  type: bare(below(stack('mark figure figure'), beside(stack('text'), stack('line line')))),
}

export const articleIndexStarter = { title: 'Articles', area: 'blog' }

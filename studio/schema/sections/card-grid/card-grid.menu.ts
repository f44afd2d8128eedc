import {
  above,
  columns,
  type Drawings,
  left,
  night,
  rows,
  sunk,
} from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const cardGridDrawings: Drawings = {
  plain: above(columns(3, 'icon title text text')),
  bordered: above(columns(3, 'icon title text text', { sheet: true })),
  tinted: above(columns(3, 'icon title text text', { sheet: true }), sunk),
  list: left(rows(4, 'title:3 text:5')),
  register: above(rows(3, 'title:3 text:5 tag:2 tag:2')),
  questions: above(rows(2, 'icon:1 display:9'), night),
  directory: above(columns(3, 'title line line line line line'), night),
  levels: above(rows(3, 'title:5 text:5 level:1')),
}

export const cardGridStarter = {
  title: toReplace('Three points side by side'),
  cards: items(
    'card',
    {
      title: toReplace('The first point'),
      icon: 'search',
      text: toReplace('What it means for the reader.'),
    },
    {
      title: toReplace('The second point'),
      icon: 'shield-check',
      text: toReplace('What it means for the reader.'),
    },
    {
      title: toReplace('The third point'),
      icon: 'network',
      text: toReplace('What it means for the reader.'),
    },
  ),
}

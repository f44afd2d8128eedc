import { above, columns, type Drawings, rows } from '../../../components/drawing-shapes'

export const documentListDrawings: Drawings = {
  list: above(rows(3, 'line:2 title:6 tag:2')),
  cards: above(columns(3, 'picture title line', { sheet: true })),
  portraits: above(columns(3, 'person title text')),
}

export const documentListStarter = { title: 'Our products', what: 'product' }

import { above, columns, type Drawings, left, sunk } from '../../../components/drawing-shapes'
import { items } from '../../starter'

export const codeSampleDrawings: Drawings = {
  tabs: left(columns(1, 'title code', { sheet: true })),
  cards: above(columns(2, 'title code'), sunk),
}

export const codeSampleStarter = {
  title: 'Try it',
  examples: items('codeExample', {
    title: 'Response',
    language: 'json',
    code: '{\n  "status": "ok"\n}',
  }),
}

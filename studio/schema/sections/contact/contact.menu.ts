import { columns, type Drawings, left, night, rows } from '../../../components/drawing-shapes'
import { toReplace } from '../../starter'

export const contactDrawings: Drawings = {
  form: left(columns(1, 'line field line field line field button', { sheet: true })),
  details: left(rows(4, 'icon:1 title:5'), night),
}

export const contactStarter = {
  title: 'Write to us',
  text: toReplace('Say who answers and how soon.'),
}

import { above, columns, type Drawings, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const storiesDrawings: Drawings = {
  customers: above(rows(2, 'text:5 text:5 figure:3')),
  cases: above(columns(2, 'title line line meter', { sheet: true })),
}

export const storiesStarter = {
  title: 'What customers did with it',
  stories: items('story', {
    organization: toReplace('Name of the customer'),
    sector: 'Exchange',
    title: toReplace('The story in one line'),
    text: toReplace('What they faced, what they did and what came of it.'),
    figures: items('figure', { value: '40%', label: toReplace('Say what changed by how much') }),
  }),
}

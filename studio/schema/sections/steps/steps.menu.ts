import { above, columns, type Drawings, left, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const stepsDrawings: Drawings = {
  path: above(columns(4, 'stop title text text')),
  timeline: left(rows(3, 'stop:2 figure:3 text:5')),
  contents: left(rows(5, 'line:6 title:1')),
}

export const stepsStarter = {
  title: 'How it works',
  steps: items(
    'step',
    { title: 'First', text: toReplace('What happens first, and who does it.') },
    { title: 'Then', text: toReplace('What follows, and how long it takes.') },
    { title: 'At the end', text: toReplace('What the reader has in hand.') },
  ),
}

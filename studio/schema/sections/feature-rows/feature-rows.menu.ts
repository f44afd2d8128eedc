import { bare, below, beside, type Drawings, fill, stack } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const featureRowsDrawings: Drawings = {
  rows: bare(
    below(
      beside(stack('title text text'), fill('picture')),
      beside(fill('code'), stack('title text text')),
    ),
  ),
}

export const featureRowsStarter = {
  title: 'What it does',
  rows: items(
    'featureRow',
    {
      title: toReplace('Name the first feature'),
      text: toReplace('What the reader can do with it, in two or three sentences.'),
      points: [toReplace('One detail'), toReplace('Another detail')],
      picture: 'risk-score',
    },
    {
      title: toReplace('Name the second feature'),
      text: toReplace('What the reader can do with it, in two or three sentences.'),
      picture: 'timeline',
    },
  ),
}

import {
  beside,
  type Drawings,
  middle,
  night,
  rows,
  stack,
  sunk,
} from '../../../components/drawing-shapes'
import { dialogButtons, toReplace } from '../../starter'

export const callToActionDrawings: Drawings = {
  ink: middle(beside(stack('display title text'), stack('button tag')), night),
  paper: middle(beside(stack('display title text'), stack('button tag')), sunk),
  newsletter: middle(rows(1, 'title:5 field:5 button:2'), sunk),
}

export const callToActionStarter = {
  title: toReplace('Ask the visitor to do one thing'),
  text: toReplace('One sentence that says what happens next.'),
  actions: dialogButtons('Request a demo', 'personal-demo'),
}

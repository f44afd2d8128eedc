import {
  bare,
  below,
  beside,
  columns,
  type Drawings,
  fill,
  stack,
  sunk,
} from '../../../components/drawing-shapes'
import { dialogButtons, toReplace } from '../../starter'

export const heroDrawings: Drawings = {
  picture: bare(beside(stack('mark display display text button'), fill('picture'))),
  plain: bare(below(stack('mark display display'), beside(stack(''), stack('text button')))),
  ledger: bare(
    below(beside(stack('mark display display'), stack('text button')), columns(3, 'figure line')),
    sunk,
  ),
}

export const heroStarter = {
  title: toReplace('Say what the page offers'),
  text: toReplace('One or two sentences that say for whom it is and what they get.'),
  picture: 'traced-graph',
  actions: dialogButtons('Request a demo', 'personal-demo'),
}

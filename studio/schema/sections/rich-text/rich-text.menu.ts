import { bare, beside, type Drawings, stack } from '../../../components/drawing-shapes'
import { paragraphs, toReplace } from '../../starter'

export const richTextDrawings: Drawings = {
  text: bare(beside(stack('display'), stack('text text title text text text'))),
}

export const richTextStarter = {
  title: toReplace('A title for the text'),
  body: paragraphs(
    toReplace('The first paragraph says what matters most.'),
    toReplace('The second one explains it.'),
  ),
}

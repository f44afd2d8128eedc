import { type Drawings, left, rows } from '../../../components/drawing-shapes'
import { items, paragraphs, toReplace } from '../../starter'

export const faqDrawings: Drawings = { faq: left(rows(4, 'title:8 icon:1')) }

export const faqStarter = {
  title: 'Questions and answers',
  questions: items(
    'question',
    {
      question: toReplace('What do visitors ask first?'),
      answer: paragraphs(toReplace('Answer it in two sentences.')),
    },
    {
      question: toReplace('What do they ask next?'),
      answer: paragraphs(toReplace('Answer it in two sentences.')),
    },
  ),
}

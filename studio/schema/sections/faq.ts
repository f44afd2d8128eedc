import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { line, list, prose } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { sectionPreview } from '../fields/short-fields'
import { items, paragraphs, toReplace } from '../starter'

/** A question and its answer. */
export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    line('question', 'Question', { required: 'Type the question.' }),
    prose('answer', 'Answer', { required: 'Answer the question.' }),
  ],
  preview: { select: { title: 'question' } },
})

/** Questions that visitors ask often. */
export const faq = defineSection({
  name: 'faq',
  title: 'Questions and answers',
  description: 'Questions that open in place to show their answers.',
  options: { sectionGroup: 'reading', alsoCalled: 'FAQ' },
  icon: HelpCircleIcon,
  initialValue: {
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
  },
  fields: [list('questions', 'Questions', 'question', { required: 'Add at least one question.' })],
  preview: sectionPreview('Questions and answers', { items: 'questions', one: 'question' }),
})

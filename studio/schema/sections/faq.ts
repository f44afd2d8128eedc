import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { items, paragraphs, toReplace } from '../starter'

/** A question and its answer. */
export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      validation: (rule) => rule.required().error('Type the question.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'portableText',
      validation: (rule) => rule.required().min(1).error('Answer the question.'),
    }),
  ],
  preview: { select: { title: 'question' } },
})

/** Questions that visitors ask often. */
export const faq = defineType({
  name: 'faq',
  title: 'Questions and answers',
  type: 'object',
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
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'question' })],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', questions: 'questions' },
    prepare: ({ title, questions }) => ({
      title,
      subtitle: `Questions and answers: ${countItems(questions, 'question')}`,
    }),
  },
})

import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Questions that visitors ask often. */
export const faq = defineType({
  name: 'faq',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'question' })],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', questions: 'questions' },
    prepare: ({ title, questions }) => ({
      title,
      subtitle: countItems(questions, 'question'),
    }),
  },
})

import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Kinds of team, each by the question that it comes with. */
export const firstQuestions = defineType({
  name: 'firstQuestions',
  title: 'First questions',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'firstQuestion' })],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', questions: 'questions' },
    prepare: ({ title, questions }) => ({
      title,
      subtitle: `First questions, ${countItems(questions, 'team')}`,
    }),
  },
})

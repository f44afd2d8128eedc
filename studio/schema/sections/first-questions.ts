import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems, iconField } from '../fields/short-fields'

/** A kind of team, by the first question that it asks. */
export const firstQuestion = defineType({
  name: 'firstQuestion',
  title: 'First question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    iconField,
    defineField({
      name: 'team',
      title: 'Who asks',
      type: 'string',
      validation: (rule) => rule.required().error('Say who asks.'),
    }),
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      description: 'In their words, without quotation marks.',
      validation: (rule) => [
        rule.required().error('Type the question.'),
        rule.max(60).warning('The question is set large: over 60 characters it takes three lines.'),
      ],
    }),
    defineField({ name: 'text', title: 'Answer', type: 'text', rows: 2 }),
    defineField({ name: 'action', title: 'Button', type: 'action' }),
  ],
  preview: { select: { title: 'question', subtitle: 'team' } },
})

/** Kinds of team, each by the question that it comes with. */
export const firstQuestions = defineType({
  name: 'firstQuestions',
  title: 'First questions',
  type: 'object',
  options: { sectionGroup: 'offer' },
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

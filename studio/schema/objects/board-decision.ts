import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'

/** A question that a board must decide, and what is proposed. */
export const boardDecision = defineType({
  name: 'boardDecision',
  title: 'Decision',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Question',
      type: 'string',
      validation: (rule) => rule.required().error('Put the question.'),
    }),
    defineField({ name: 'text', title: 'Proposal', type: 'text', rows: 2 }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** One step of a process. */
export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the step a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Such as how long it takes. Optional.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** A process, step by step. */
export const steps = defineType({
  name: 'steps',
  title: 'Steps',
  type: 'object',
  options: { sectionGroup: 'offer' },
  icon: OlistIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'They are numbered by themselves.',
      of: [defineArrayMember({ type: 'step' })],
      validation: (rule) => rule.required().min(1).error('Add at least one step.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', steps: 'steps' },
    prepare: ({ title, steps: list }) => ({
      title,
      subtitle: countItems(list, 'step'),
    }),
  },
})

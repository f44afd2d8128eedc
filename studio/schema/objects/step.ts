import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'

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

import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** A process, step by step. */
export const steps = defineType({
  name: 'steps',
  title: 'Steps',
  type: 'object',
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

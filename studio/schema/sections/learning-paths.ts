import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Ways through the Academy, drawn to the scale of their hours. */
export const learningPaths = defineType({
  name: 'learningPaths',
  title: 'Learning paths',
  type: 'object',
  icon: StackIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'paths',
      title: 'Paths',
      type: 'array',
      of: [defineArrayMember({ type: 'learningPath' })],
      validation: (rule) => rule.required().min(1).error('Add at least one path.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', paths: 'paths' },
    prepare: ({ title, paths }) => ({ title, subtitle: countItems(paths, 'learning path') }),
  },
})

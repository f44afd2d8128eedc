import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { checkPathHours, type PathHours } from '../validation/path-hours'

/** A way through the Academy, from its first module to its last. */
export const learningPath = defineType({
  name: 'learningPath',
  title: 'Learning path',
  type: 'object',
  icon: StackIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Say whom the path is for.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({
      name: 'hours',
      title: 'Hours in all',
      type: 'number',
      validation: (rule) => rule.required().positive().error('Say how many hours it takes.'),
    }),
    defineField({
      name: 'modules',
      title: 'Modules',
      type: 'array',
      description: 'In the order in which they are taken; drawn as long as they take.',
      of: [defineArrayMember({ type: 'learningModule' })],
      validation: (rule) => rule.min(1).error('A path needs at least one module.'),
    }),
  ],
  validation: (rule) => rule.custom((path) => checkPathHours(path as PathHours)),
  preview: {
    select: { title: 'title', hours: 'hours' },
    prepare: ({ title, hours }) => ({ title, subtitle: `${hours ?? 0} hours` }),
  },
})

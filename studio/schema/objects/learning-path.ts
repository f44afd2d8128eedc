import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countItems } from './count-items'

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
      name: 'modules',
      title: 'Modules',
      type: 'array',
      description:
        'In the order in which they are taken. Their hours make up the hours of the path.',
      of: [defineArrayMember({ type: 'learningModule' })],
      validation: (rule) => rule.required().min(1).error('A path needs at least one module.'),
    }),
  ],
  preview: {
    select: { title: 'title', modules: 'modules' },
    prepare: ({ title, modules }) => ({ title, subtitle: countItems(modules, 'module') }),
  },
})

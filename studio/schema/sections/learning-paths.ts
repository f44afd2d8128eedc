import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** One module of a learning path. */
export const learningModule = defineType({
  name: 'learningModule',
  title: 'Module',
  type: 'object',
  icon: BookmarkIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the module a title.'),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      type: 'number',
      validation: (rule) => rule.required().positive().error('Say how many hours it takes.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'string' }),
  ],
  preview: {
    select: { title: 'title', hours: 'hours' },
    prepare: ({ title, hours }) => ({ title, subtitle: `${hours ?? 0} hours` }),
  },
})

/** A sequence of modules. */
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
      of: [defineArrayMember({ type: 'learningModule' })],
      validation: (rule) => rule.required().min(1).error('A path needs at least one module.'),
    }),
  ],
  preview: {
    select: { title: 'title', modules: 'modules' },
    prepare: ({ title, modules }) => ({ title, subtitle: countItems(modules, 'module') }),
  },
})

/** Learning paths, drawn to the scale of their hours. */
export const learningPaths = defineType({
  name: 'learningPaths',
  title: 'Learning paths',
  type: 'object',
  options: { sectionGroup: 'special' },
  icon: StackIcon,
  description: 'Modules in the order in which they are taken, drawn to the scale of their hours.',
  initialValue: {
    title: 'Learning paths',
    paths: items('learningPath', {
      title: toReplace('For whom the path is'),
      modules: items(
        'learningModule',
        { title: toReplace('The first module'), hours: 2 },
        { title: toReplace('The second module'), hours: 4 },
      ),
    }),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    defineField({
      name: 'paths',
      title: 'Paths',
      type: 'array',
      of: [defineArrayMember({ type: 'learningPath' })],
      validation: (rule) => rule.required().min(1).error('Add at least one path.'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', paths: 'paths' },
    prepare: ({ title, paths }) => ({ title, subtitle: countItems(paths, 'learning path') }),
  },
})

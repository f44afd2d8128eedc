import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { StackIcon } from '@sanity/icons/Stack'
import { defineType } from 'sanity'
import { line, list, number, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { listPreview, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** One module of a learning path. */
export const learningModule = defineType({
  name: 'learningModule',
  title: 'Module',
  type: 'object',
  icon: BookmarkIcon,
  fields: [
    line('title', 'Title', { required: 'Give the module a title.' }),
    number('hours', 'Hours', {
      required: 'Say how many hours it takes.',
      range: (rule) => rule.positive(),
    }),
    line('text', 'Text'),
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
    line('title', 'Title', { required: 'Say whom the path is for.' }),
    text('text', 'Text', { rows: 3 }),
    list('modules', 'Modules', 'learningModule', { required: 'A path needs at least one module.' }),
  ],
  preview: listPreview('modules', 'module'),
})

/** Learning paths, drawn to the scale of their hours. */
export const learningPaths = defineSection({
  name: 'learningPaths',
  title: 'Learning paths',
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
  fields: [list('paths', 'Paths', 'learningPath', { required: 'Add at least one path.' })],
  preview: sectionPreview('Learning paths', { items: 'paths', one: 'path' }),
})

import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { codeFields } from '../fields/code-fields'

/** One example of a code sample; several stand behind tabs. */
export const codeExample = defineType({
  name: 'codeExample',
  title: 'Code example',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Stands on its tab: Request, Response, Python.',
      validation: (rule) => rule.required().error('Give the example a title.'),
    }),
    defineField({
      name: 'install',
      title: 'Command before it',
      type: 'string',
      options: { copy: false },
      description: 'Typed once in a shell, such as what installs a library. Optional.',
    }),
    ...codeFields(),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'A sentence about the code. Optional.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'code' } },
})

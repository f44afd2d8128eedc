import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { codeFields } from '../fields/code-fields'

/** Code inside running text. */
export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    ...codeFields(),
    defineField({ name: 'caption', title: 'Caption', type: 'string', description: 'Optional.' }),
  ],
  preview: { select: { title: 'caption', subtitle: 'code' } },
})

import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { codeLanguages } from '../options'

/** A code block in Portable Text. */
export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [...codeFields(), defineField({ name: 'caption', title: 'Caption', type: 'string' })],
  preview: { select: { title: 'caption', subtitle: 'code' } },
})

/** The fields of a code sample: its language and its code. */
export function codeFields() {
  return [
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      options: { list: codeLanguages },
      initialValue: 'json',
      validation: (rule) => rule.required().error('Choose the language, for syntax highlighting.'),
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'text',
      options: { shown: 'unmarked' },
      rows: 12,
      validation: (rule) => rule.required().error('Enter the code.'),
    }),
  ]
}

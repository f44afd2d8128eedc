import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { line, text } from '../fields/define'
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
    line('language', 'Language', {
      options: { list: codeLanguages },
      initialValue: 'json',
      required: 'Choose the language, for syntax highlighting.',
    }),
    text('code', 'Code', {
      options: { shown: 'unmarked' },
      rows: 12,
      required: 'Enter the code.',
    }),
  ]
}

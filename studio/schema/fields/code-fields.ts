import { defineField } from 'sanity'
import { codeLanguages } from '../options/code-languages'

/** A language and the code in it. */
export function codeFields() {
  return [
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      options: { list: codeLanguages },
      initialValue: 'json',
      validation: (rule) => rule.required().error('Choose the language, for its colours.'),
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'text',
      options: { copy: false },
      rows: 12,
      validation: (rule) => rule.required().error('Type the code.'),
    }),
  ]
}

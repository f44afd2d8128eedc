import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { lookField } from '../fields/look-field'
import { countItems, pointsField } from '../fields/short-fields'
import { actionsField } from '../objects/action'
import { codeFields } from '../objects/code-block'
import { items } from '../starter'

/** How the examples of a code sample stand. The first look is the default. */
export const codeSampleLooks = [
  { title: 'One at a time, behind tabs', value: 'tabs' },
  { title: 'Side by side, as cards', value: 'cards' },
]

/** One example of a code sample; several are shown in tabs. */
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
      description: 'Such as Request, Response or Python.',
      validation: (rule) => rule.required().error('Give the example a title.'),
    }),
    defineField({
      name: 'install',
      title: 'Command before it',
      type: 'string',
      options: { shown: 'unmarked' },
      description: 'Typed once in a shell, such as what installs a library.',
    }),
    ...codeFields(),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'code' } },
})

/** Code to copy, with its explanation. */
export const codeSample = defineType({
  name: 'codeSample',
  title: 'Code sample',
  type: 'object',
  description: 'Code to read and to copy, with what there is to say about it.',
  options: { sectionGroup: 'reading' },
  icon: CodeBlockIcon,
  initialValue: {
    title: 'Try it',
    examples: items('codeExample', {
      title: 'Response',
      language: 'json',
      code: '{\n  "status": "ok"\n}',
    }),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(codeSampleLooks),
    defineField({
      name: 'examples',
      title: 'Examples',
      type: 'array',
      of: [defineArrayMember({ type: 'codeExample' })],
      validation: (rule) => [rule.required().min(1).error('Add at least one example.')],
    }),
    pointsField,
    actionsField,
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', look: 'look', examples: 'examples' },
    prepare: ({ title, look = 'tabs', examples }) => ({
      title,
      subtitle: `Code sample, ${look}: ${countItems(examples, 'example')}`,
    }),
  },
})

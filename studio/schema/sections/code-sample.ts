import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineType } from 'sanity'
import { line, list } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { lookField } from '../fields/look-field'
import { pointsField, sectionPreview } from '../fields/short-fields'
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
    line('title', 'Title', {
      description: 'Such as Request, Response or Python.',
      required: 'Give the example a title.',
    }),
    line('install', 'Command before it', {
      options: { shown: 'unmarked' },
      description: 'Typed once in a shell, such as what installs a library.',
    }),
    ...codeFields(),
    line('note', 'Note'),
  ],
  preview: { select: { title: 'title', subtitle: 'code' } },
})

/** Code to copy, with its explanation. */
export const codeSample = defineSection({
  name: 'codeSample',
  title: 'Code sample',
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
  fields: [
    lookField(codeSampleLooks),
    list('examples', 'Examples', 'codeExample', { required: 'Add at least one example.' }),
    pointsField,
    actionsField,
  ],
  preview: sectionPreview('Code sample', { items: 'examples', one: 'example' }),
})

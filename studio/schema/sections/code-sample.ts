import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField } from '../fields/actions-field'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { pointsField } from '../fields/points-field'
import { countItems } from '../objects/count-items'
import { codeSampleLooks } from '../options/code-sample-looks'

/** Code to read and to copy, with what there is to say about it. */
export const codeSample = defineType({
  name: 'codeSample',
  title: 'Code sample',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      description: 'Of several examples.',
      options: { list: codeSampleLooks, layout: 'radio' },
      initialValue: 'tabs',
    }),
    defineField({
      name: 'examples',
      title: 'Examples',
      type: 'array',
      of: [defineArrayMember({ type: 'codeExample' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one example.'),
        rule.max(6).warning('More than six tabs do not fit on a phone.'),
      ],
    }),
    pointsField,
    actionsField,
    anchorField,
  ],
  preview: {
    select: { title: 'title', examples: 'examples' },
    prepare: ({ title, examples }) => ({
      title,
      subtitle: `Code sample, ${countItems(examples, 'example')}`,
    }),
  },
})

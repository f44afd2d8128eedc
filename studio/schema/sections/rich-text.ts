import { TextIcon } from '@sanity/icons/Text'
import { defineType } from 'sanity'
import { line, prose } from '../fields/define'
import { advancedFieldset, anchorField } from '../fields/heading-fields'
import { paragraphs, toReplace } from '../starter'

/** Running text. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'object',
  description: 'Running text with headings, lists, code and tables.',
  options: { sectionGroup: 'reading' },
  icon: TextIcon,
  initialValue: {
    title: toReplace('A title for the text'),
    body: paragraphs(
      toReplace('The first paragraph says what matters most.'),
      toReplace('The second one explains it.'),
    ),
  },
  fieldsets: [advancedFieldset],
  fields: [
    line('title', 'Title'),
    prose('body', 'Text', { required: 'Write the text, or remove this section.' }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: title || 'Text', subtitle: title ? 'Text' : undefined }),
  },
})

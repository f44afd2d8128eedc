import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineType } from 'sanity'

/** Running text, with only those marks and blocks that the site renders. */
export const portableText = defineType({
  name: 'portableText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Smallest heading', value: 'h4' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
          { title: 'Code', value: 'code' },
        ],
        annotations: [defineArrayMember({ type: 'textLink' })],
      },
    }),
    defineArrayMember({ type: 'codeBlock' }),
    defineArrayMember({ type: 'textTable' }),
  ],
})

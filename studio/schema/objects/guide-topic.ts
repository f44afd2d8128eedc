import { BookIcon } from '@sanity/icons/Book'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon-field'

/** A list of guides: all that name this topic. */
export const guideTopic = defineType({
  name: 'guideTopic',
  title: 'Topic',
  type: 'object',
  icon: BookIcon,
  fields: [
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'string',
      description: 'Exactly as it stands in the guides that are to be listed.',
      validation: (rule) => rule.required().error('Name the topic.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, description: 'Optional.' }),
    iconField,
  ],
  preview: { select: { title: 'topic', subtitle: 'text' } },
})

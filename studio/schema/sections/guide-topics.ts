import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems, iconField } from '../fields/short-fields'

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

/** Guides in lists, one for each topic. */
export const guideTopics = defineType({
  name: 'guideTopics',
  title: 'Guides by topic',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: BookIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      description: 'Each lists the guides that name it.',
      of: [defineArrayMember({ type: 'guideTopic' })],
      validation: (rule) => rule.required().min(1).error('Add at least one topic.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', topics: 'topics' },
    prepare: ({ title, topics }) => ({
      title,
      subtitle: `Guides by topic, ${countItems(topics, 'topic')}`,
    }),
  },
})

import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Guides in lists, one for each topic. */
export const guideTopics = defineType({
  name: 'guideTopics',
  title: 'Guides by topic',
  type: 'object',
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

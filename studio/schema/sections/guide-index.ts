import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { countItems, iconField } from '../fields/short-fields'

/** How guides are found. The first look is the default. */
export const guideIndexLooks = [
  { title: 'A search in one area', value: 'search' },
  { title: 'Lists by topic', value: 'topics' },
]

/** Where guides live; the first part of their addresses says the same. */
const guideAreas = [
  { title: 'Documentation', value: 'documentation' },
  { title: 'Support center', value: 'support' },
]

/** A list of all guides with this topic. */
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
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
    iconField,
  ],
  preview: { select: { title: 'topic', subtitle: 'text' } },
})

const { shownIn } = fieldsByLook(guideIndexLooks)

/** A search in the guides of one area, or lists of guides by topic. */
export const guideIndex = defineType({
  name: 'guideIndex',
  title: 'Guides',
  type: 'object',
  options: { sectionGroup: 'special' },
  icon: BookIcon,
  description: 'A search in the guides of one area, or lists of guides by topic.',
  initialValue: {
    title: 'Find a guide',
    area: 'documentation',
    label: 'Search the documentation',
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(guideIndexLooks),
    defineField({
      name: 'area',
      title: 'Guides of',
      type: 'string',
      hidden: shownIn('search'),
      options: { list: guideAreas, layout: 'radio', direction: 'horizontal' },
      initialValue: 'documentation',
    }),
    defineField({
      name: 'label',
      title: 'Label of the field',
      type: 'string',
      hidden: shownIn('search'),
      validation: (rule) => rule.required().error('The field needs a label.'),
    }),
    defineField({
      name: 'popular',
      title: 'Popular searches',
      type: 'array',
      options: { shown: 'unmarked' },
      description: 'Words that find something.',
      hidden: shownIn('search'),
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().error('One of these searches is there twice.'),
    }),
    defineField({
      name: 'wayOut',
      title: 'Button when nothing is found',
      type: 'action',
      hidden: shownIn('search'),
    }),
    defineField({
      name: 'topics',
      title: 'Topics',
      type: 'array',
      hidden: shownIn('topics'),
      of: [defineArrayMember({ type: 'guideTopic' })],
      validation: (rule) => rule.required().min(1).error('Add at least one topic.'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', look: 'look', area: 'area', topics: 'topics' },
    prepare: ({ title, look, area, topics }) => ({
      title,
      subtitle:
        look === 'topics'
          ? `Guides by topic, ${countItems(topics, 'topic')}`
          : `Search in guides: ${area ?? 'no area'}`,
    }),
  },
})

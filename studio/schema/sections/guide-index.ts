import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { button, choice, line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
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
    line('topic', 'Topic', {
      description: 'Exactly as it stands in the guides that are to be listed.',
      required: 'Name the topic.',
    }),
    text('text', 'Text'),
    iconField,
  ],
  preview: { select: { title: 'topic', subtitle: 'text' } },
})

const { shownIn } = fieldsByLook(guideIndexLooks)

/** A search in the guides of one area, or lists of guides by topic. */
export const guideIndex = defineSection({
  name: 'guideIndex',
  title: 'Guides',
  options: { sectionGroup: 'special' },
  icon: BookIcon,
  description: 'A search in the guides of one area, or lists of guides by topic.',
  initialValue: {
    title: 'Find a guide',
    area: 'documentation',
    label: 'Search the documentation',
  },
  fields: [
    lookField(guideIndexLooks),
    choice('area', 'Guides of', guideAreas, {
      hidden: shownIn('search'),
      initialValue: 'documentation',
    }),
    line('label', 'Label of the field', {
      hidden: shownIn('search'),
      required: 'The field needs a label.',
    }),
    list('popular', 'Popular searches', 'string', {
      options: { shown: 'unmarked' },
      description: 'Words that find something.',
      hidden: shownIn('search'),
      validation: (rule) => rule.unique().error('One of these searches is there twice.'),
    }),
    button('wayOut', 'Button when nothing is found', { hidden: shownIn('search') }),
    list('topics', 'Topics', 'guideTopic', {
      hidden: shownIn('topics'),
      required: 'Add at least one topic.',
    }),
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

import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { TagIcon } from '@sanity/icons/Tag'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { iconField, pointsField, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** How a grid draws its cards. The first look is the default. */
export const cardGridLooks = [
  { title: 'Plain: no boxes', value: 'plain' },
  { title: 'Bordered: cells of one sheet', value: 'bordered' },
  { title: 'Tinted: separate sheets', value: 'tinted' },
  { title: 'List: rows beside the title', value: 'list' },
  { title: 'Register: rows with their points as tags', value: 'register' },
  { title: 'Questions: large, with who asks them (dark)', value: 'questions' },
  { title: 'Directory: names in columns (dark)', value: 'directory' },
  { title: 'Levels: rows with a badge for their impact', value: 'levels' },
]

/** How much something matters, heaviest first. */
const impactLevels = [
  { title: 'Critical', value: 'Critical' },
  { title: 'High', value: 'High' },
  { title: 'Medium', value: 'Medium' },
]

const { shownIn, requiredIn } = fieldsByLook(cardGridLooks)
const GRIDS = ['plain', 'bordered', 'tinted']

/** One name in a directory. */
export const directoryEntry = defineType({
  name: 'directoryEntry',
  title: 'Entry',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Type the name.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** One card of a grid. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: MasterDetailIcon,
  fields: [
    { ...iconField, hidden: shownIn(...GRIDS, 'list', 'questions') },
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'With a question: who asks it.',
      validation: (rule) => rule.required().error('Give the card a title.'),
    }),
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      description: 'Without quotation marks: the site adds them.',
      hidden: shownIn('questions'),
      validation: (rule) => rule.required().error('Type the question.'),
    }),
    defineField({
      name: 'level',
      title: 'Impact',
      type: 'string',
      options: { list: impactLevels, layout: 'radio', direction: 'horizontal' },
      hidden: shownIn('levels'),
      validation: (rule) => rule.required().error('Choose the impact.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.custom(requiredIn(['register', 'levels'], 'Write the text.')),
    }),
    {
      ...pointsField,
      hidden: shownIn(...GRIDS, 'list', 'register', 'levels'),
      validation: (rule) => [
        rule.unique().error('One of these points is there twice.'),
        rule.custom(requiredIn(['register'], 'Add at least one point.')),
      ],
    },
    defineField({
      name: 'entries',
      title: 'Entries',
      type: 'array',
      of: [defineArrayMember({ type: 'directoryEntry' })],
      hidden: shownIn('directory'),
      validation: (rule) => rule.required().min(1).error('Add at least one entry.'),
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      options: { shown: 'unmarked' },
      hidden: shownIn('list'),
      validation: (rule) =>
        rule.regex(/^\+?[\d ().-]{2,}$/).error('Type a number to call, without words.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      hidden: shownIn(...GRIDS, 'list', 'questions'),
    }),
  ],
  preview: {
    select: { title: 'title', question: 'question', text: 'text' },
    prepare: ({ title, question, text }) => ({ title, subtitle: question ?? text }),
  },
})

/** Cards side by side, or one below another. */
export const cardGrid = defineType({
  name: 'cardGrid',
  title: 'Card grid',
  type: 'object',
  options: { sectionGroup: 'offer' },
  icon: ThLargeIcon,
  description: 'Benefits, industries, regimes, partners or trends, as cards or as rows.',
  initialValue: {
    title: toReplace('Three points side by side'),
    cards: items(
      'card',
      {
        title: toReplace('The first point'),
        icon: 'search',
        text: toReplace('What it means for the reader.'),
      },
      {
        title: toReplace('The second point'),
        icon: 'shield-check',
        text: toReplace('What it means for the reader.'),
      },
      {
        title: toReplace('The third point'),
        icon: 'network',
        text: toReplace('What it means for the reader.'),
      },
    ),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(cardGridLooks, 'bordered'),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'number',
      options: { list: [2, 3, 4], layout: 'radio', direction: 'horizontal' },
      initialValue: 3,
      hidden: shownIn(...GRIDS),
      validation: (rule) => rule.required().error('Choose how many columns there are.'),
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(1).error('Add at least one card.'),
    }),
    ...advancedFields,
  ],
  preview: sectionPreview('Card grid', { items: 'cards', one: 'card' }),
})

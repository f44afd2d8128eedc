import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { TagIcon } from '@sanity/icons/Tag'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineType } from 'sanity'
import { button, choice, line, list, number, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { iconField, pointsField, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** How a grid draws its cards. The first look is the default. */
export const cardGridLooks = [
  { title: 'Plain: no boxes', value: 'plain' },
  { title: 'Bordered: cells of one sheet', value: 'bordered' },
  { title: 'List: rows beside the title', value: 'list' },
  { title: 'Register: rows with their points as tags', value: 'register' },
  { title: 'Questions: in quotation marks, with who asks them', value: 'questions' },
  { title: 'Directory: names in columns (dark)', value: 'directory' },
  { title: 'Levels: rows with a badge for their impact', value: 'levels' },
]

/** How much something matters, heaviest first. */
const impactLevels = ['Critical', 'High', 'Medium']

const { shownIn, requiredIn } = fieldsByLook(cardGridLooks)
const GRIDS = ['plain', 'bordered']

/** One name in a directory. */
export const directoryEntry = defineType({
  name: 'directoryEntry',
  title: 'Entry',
  type: 'object',
  icon: TagIcon,
  fields: [line('name', 'Name', { required: 'Type the name.' }), line('text', 'Text')],
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
    line('title', 'Title', {
      description: 'With a question: who asks it.',
      required: 'Give the card a title.',
    }),
    line('question', 'Question', {
      description: 'Without quotation marks: the site adds them.',
      hidden: shownIn('questions'),
      required: 'Type the question.',
    }),
    choice('level', 'Impact', impactLevels, {
      hidden: shownIn('levels'),
      required: 'Choose the impact.',
    }),
    text('text', 'Text', {
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
    list('entries', 'Entries', 'directoryEntry', {
      hidden: shownIn('directory'),
      required: 'Add at least one entry.',
    }),
    line('phone', 'Phone number', {
      options: { shown: 'unmarked' },
      hidden: shownIn('list'),
      validation: (rule) =>
        rule.regex(/^\+?[\d ().-]{2,}$/).error('Type a number to call, without words.'),
    }),
    button('action', 'Button', { hidden: shownIn(...GRIDS, 'list', 'questions') }),
  ],
  preview: {
    select: { title: 'title', question: 'question', text: 'text' },
    prepare: ({ title, question, text }) => ({ title, subtitle: question ?? text }),
  },
})

/** Cards side by side, or one below another. */
export const cardGrid = defineSection({
  name: 'cardGrid',
  title: 'Card grid',
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
  fields: [
    lookField(cardGridLooks, 'bordered'),
    number('columns', 'Columns', {
      options: { list: [2, 3, 4], layout: 'radio', direction: 'horizontal' },
      initialValue: 3,
      hidden: shownIn(...GRIDS),
      required: 'Choose how many columns there are.',
    }),
    list('cards', 'Cards', 'card', { required: 'Add at least one card.' }),
  ],
  preview: sectionPreview('Card grid', { items: 'cards', one: 'card' }),
})

import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems, iconField, pointsField } from '../fields/short-fields'
import { cardGridLooks } from '../options'

/** One card of a grid. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: MasterDetailIcon,
  fields: [
    iconField,
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the card a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(320).warning('Long cards make their neighbours look empty.'),
    }),
    pointsField,
    defineField({ name: 'action', title: 'Button', type: 'action' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** Cards side by side: benefits, industries, tools. */
export const cardGrid = defineType({
  name: 'cardGrid',
  title: 'Card grid',
  type: 'object',
  options: { sectionGroup: 'offer' },
  icon: ThLargeIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: cardGridLooks, layout: 'radio', direction: 'horizontal' },
      initialValue: 'bordered',
      validation: (rule) => rule.required().error('Choose how the cards look.'),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'number',
      description: 'On a wide screen; phones show one.',
      options: { list: [2, 3, 4], layout: 'radio', direction: 'horizontal' },
      initialValue: 3,
      validation: (rule) => rule.required().error('Choose how many columns there are.'),
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.required().min(1).error('Add at least one card.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', cards: 'cards' },
    prepare: ({ title, cards }) => ({
      title,
      subtitle: `Card grid, ${countItems(cards, 'card')}`,
    }),
  },
})

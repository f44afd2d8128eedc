import { MasterDetailIcon } from '@sanity/icons/MasterDetail'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon-field'
import { pointsField } from '../fields/points-field'

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

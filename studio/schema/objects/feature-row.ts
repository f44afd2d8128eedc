import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineField, defineType } from 'sanity'
import { pictureField } from '../fields/picture-field'
import { pointsField } from '../fields/points-field'

/** Text on one side, a picture on the other. */
export const featureRow = defineType({
  name: 'featureRow',
  title: 'Row',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the row a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 4 }),
    pointsField,
    pictureField,
    defineField({ name: 'image', title: 'Image', type: 'imageWithAlt' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'image' } },
})

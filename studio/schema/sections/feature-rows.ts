import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { pictureField, pointsField, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

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

/** Rows of text and picture, alternating sides. */
export const featureRows = defineType({
  name: 'featureRows',
  title: 'Feature rows',
  type: 'object',
  options: { sectionGroup: 'offer' },
  icon: ThListIcon,
  description: 'Text and picture side by side, with sides changing from row to row.',
  initialValue: {
    title: 'What it does',
    rows: items(
      'featureRow',
      {
        title: toReplace('Name the first feature'),
        text: toReplace('What the reader can do with it, in two or three sentences.'),
        points: [toReplace('One detail'), toReplace('Another detail')],
        picture: 'risk-score',
      },
      {
        title: toReplace('Name the second feature'),
        text: toReplace('What the reader can do with it, in two or three sentences.'),
        picture: 'timeline',
      },
    ),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'featureRow' })],
      validation: (rule) => rule.required().min(1).error('Add at least one row.'),
    }),
    ...advancedFields,
  ],
  preview: sectionPreview('Feature rows', { items: 'rows', one: 'row' }),
})

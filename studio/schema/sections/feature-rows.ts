import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { image, line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { pictureField, pointsField, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** Text on one side, a picture on the other. */
export const featureRow = defineType({
  name: 'featureRow',
  title: 'Row',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    line('title', 'Title', { required: 'Give the row a title.' }),
    text('text', 'Text', { rows: 4 }),
    pointsField,
    pictureField,
    image('image', 'Image'),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'image' } },
})

/** Rows of text and picture, alternating sides. */
export const featureRows = defineSection({
  name: 'featureRows',
  title: 'Feature rows',
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
  fields: [list('rows', 'Rows', 'featureRow', { required: 'Add at least one row.' })],
  preview: sectionPreview('Feature rows', { items: 'rows', one: 'row' }),
})

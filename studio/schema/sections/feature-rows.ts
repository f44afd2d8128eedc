import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { image, line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { lookField } from '../fields/look-field'
import { pictureField, pointsField, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** Where the text of a picture stands. The first look is the default. */
export const featureRowsLooks = [
  { title: 'Beside: text and picture side by side, sides changing', value: 'beside' },
  { title: 'Pair: two pictures to compare, each below its text', value: 'pair' },
  { title: 'Night: two pictures on dark ground, for the one scene of a page', value: 'night' },
  { title: 'Wide: the picture as wide as the page', value: 'wide' },
  { title: 'Margin: a large picture, the text as notes in its margin', value: 'margin' },
  { title: 'Annotated: numbers on the picture, the points as their notes', value: 'annotated' },
]

/** A text and its picture. */
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

/** Pictures with their texts. */
export const featureRows = defineSection({
  name: 'featureRows',
  title: 'Feature rows',
  options: { sectionGroup: 'offer' },
  icon: ThListIcon,
  description: 'Pictures with their texts, in one of six arrangements.',
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
        picture: 'screening-queue',
      },
    ),
  },
  fields: [
    lookField(featureRowsLooks),
    list('rows', 'Rows', 'featureRow', { required: 'Add at least one row.' }),
  ],
  preview: sectionPreview('Feature rows', { items: 'rows', one: 'row' }),
})

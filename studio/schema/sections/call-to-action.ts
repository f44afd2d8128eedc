import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineField, defineType } from 'sanity'
import { anchorField } from '../fields/heading-fields'
import { toneField } from '../fields/short-fields'
import { actionsField } from '../objects/action'

/** A band that asks the visitor to do one thing. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  options: { sectionGroup: 'opening' },
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give this section a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    actionsField,
    toneField,
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Call to action' }),
  },
})

import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** What customers did, and what came of it. */
export const stories = defineType({
  name: 'stories',
  title: 'Customers’ stories',
  type: 'object',
  icon: CaseIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'stories',
      title: 'Stories',
      type: 'array',
      of: [defineArrayMember({ type: 'story' })],
      validation: (rule) => rule.required().min(1).error('Add at least one story.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'stories' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: `Customers’ stories, ${countItems(items, 'case')}`,
    }),
  },
})

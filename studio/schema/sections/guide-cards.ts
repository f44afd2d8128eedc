import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** Chosen guides, each with its tag and how long it takes. */
export const guideCards = defineType({
  name: 'guideCards',
  title: 'Chosen guides',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: StarIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'guides',
      title: 'Guides',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'guide' }] })],
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one guide.'),
        rule.unique().error('One of these guides is there twice.'),
      ],
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', guides: 'guides' },
    prepare: ({ title, guides }) => ({
      title,
      subtitle: `Chosen guides, ${countItems(guides, 'guide')}`,
    }),
  },
})

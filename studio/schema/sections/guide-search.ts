import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { guideAreas } from '../options'

/** A search in the guides of one area. */
export const guideSearch = defineType({
  name: 'guideSearch',
  title: 'Search in guides',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: SearchIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'area',
      title: 'Guides of',
      type: 'string',
      options: { list: guideAreas, layout: 'radio', direction: 'horizontal' },
      initialValue: 'documentation',
      validation: (rule) => rule.required().error('Choose which guides it searches.'),
    }),
    defineField({
      name: 'label',
      title: 'Label of the field',
      type: 'string',
      description: 'As "Search the documentation".',
      validation: (rule) => rule.required().error('The field needs a label.'),
    }),
    defineField({
      name: 'popular',
      title: 'Popular searches',
      type: 'array',
      description: 'Words that find something; each becomes a link. Optional.',
      of: [defineArrayMember({ type: 'string', options: { copy: false } })],
      validation: (rule) => rule.unique().error('One of these searches is there twice.'),
    }),
    defineField({
      name: 'wayOut',
      title: 'Button when nothing is found',
      type: 'action',
      description: 'Whom to ask instead. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', area: 'area' },
    prepare: ({ title, area }) => ({ title, subtitle: `Search in guides: ${area ?? 'none'}` }),
  },
})

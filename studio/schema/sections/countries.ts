import { PinIcon } from '@sanity/icons/Pin'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Countries looked at one by one. */
export const countries = defineType({
  name: 'countries',
  title: 'Country spotlights',
  type: 'object',
  icon: PinIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'countries',
      title: 'Countries',
      type: 'array',
      of: [defineArrayMember({ type: 'country' })],
      validation: (rule) => rule.required().min(1).error('Add at least one country.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Who counted what, and when. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', countries: 'countries' },
    prepare: ({ title, countries: all }) => ({
      title,
      subtitle: `${countItems(all, 'spotlight')}`,
    }),
  },
})

import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Regions of the world, compared. */
export const regions = defineType({
  name: 'regions',
  title: 'Regions',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'regions',
      title: 'Regions',
      type: 'array',
      of: [defineArrayMember({ type: 'region' })],
      validation: (rule) => rule.required().min(1).error('Add at least one region.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Who counted what, and when.',
      validation: (rule) => rule.required().error('Say where the numbers come from.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', regions: 'regions' },
    prepare: ({ title, regions: all }) => ({ title, subtitle: countItems(all, 'region') }),
  },
})

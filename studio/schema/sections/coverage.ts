import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Which regimes are covered, region by region. */
export const coverage = defineType({
  name: 'coverage',
  title: 'Regulatory coverage',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'regions',
      title: 'Regions',
      type: 'array',
      of: [defineArrayMember({ type: 'coverageRegion' })],
      validation: (rule) => rule.required().min(1).error('Add at least one region.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'regions' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: `Regulatory coverage, ${countItems(items, 'region')}`,
    }),
  },
})

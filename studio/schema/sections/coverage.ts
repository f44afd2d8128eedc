import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** One region of the regulatory register: its regimes by name, and what we do for them. */
export const coverageRegion = defineType({
  name: 'coverageRegion',
  title: 'Region',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Region',
      type: 'string',
      validation: (rule) => rule.required().error('Name the region.'),
    }),
    defineField({
      name: 'frameworks',
      title: 'Regimes',
      type: 'array',
      description: 'Laws, lists and supervisors, by the names that practitioners use.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(1).error('Name at least one regime.'),
        rule.unique().error('One of these regimes is there twice.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'What we do for it',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say what the product does for this region.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})

/** Which regimes are covered, region by region. */
export const coverage = defineType({
  name: 'coverage',
  title: 'Regulatory coverage',
  type: 'object',
  options: { sectionGroup: 'offer' },
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

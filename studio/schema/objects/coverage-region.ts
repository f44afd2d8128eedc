import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'

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

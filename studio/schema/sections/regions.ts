import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** A region of the world and how widely crypto is used there. */
export const region = defineType({
  name: 'region',
  title: 'Region',
  type: 'object',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Name the region.'),
    }),
    defineField({
      name: 'adoption',
      title: 'Adoption in per cent',
      type: 'number',
      validation: (rule) => rule.required().min(0).max(100).error('Type a number from 0 to 100.'),
    }),
    defineField({
      name: 'volume',
      title: 'Volume',
      type: 'string',
      description: 'As it should be printed: $2.1T.',
      validation: (rule) => rule.required().error('Type the volume.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
    defineField({
      name: 'trends',
      title: 'Trends',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'One to three words each.',
      validation: (rule) => rule.unique().error('One of these trends is there twice.'),
    }),
    defineField({
      name: 'highlight',
      title: 'The one that matters',
      type: 'boolean',
      description: 'Drawn in amber.',
      initialValue: false,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'adoption' } },
})

/** Regions of the world, compared. */
export const regions = defineType({
  name: 'regions',
  title: 'Regions',
  type: 'object',
  options: { sectionGroup: 'figures' },
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

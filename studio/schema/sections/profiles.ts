import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { PinIcon } from '@sanity/icons/Pin'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { EXAMPLE_SOURCE, items, toReplace } from '../starter'

/** How profiles are drawn. The first look is the default. */
export const profilesLooks = [
  { title: 'Regions: bars one below another (dark)', value: 'regions' },
  { title: 'Countries: entries with code and risk, two to a row', value: 'countries' },
]

/** How risky it is to deal with a country's market. */
const riskLevels = [
  { title: 'Low', value: 'Low' },
  { title: 'Medium', value: 'Medium' },
  { title: 'High', value: 'High' },
]

const { shownIn, requiredIn } = fieldsByLook(profilesLooks)
const CODE = /^[A-Z]{2}$/

/** A region or country, and how widely crypto is used there. */
export const profile = defineType({
  name: 'profile',
  title: 'Profile',
  type: 'object',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Name the region or country.'),
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      options: { shown: 'unmarked' },
      description: 'Two letters after ISO 3166: US.',
      hidden: shownIn('countries'),
      validation: (rule) => [
        rule.required().error('Type the code of the country.'),
        rule.regex(CODE).error('Type the two capital letters of the country’s code.'),
      ],
    }),
    defineField({
      name: 'adoption',
      title: 'Adoption in percent',
      type: 'number',
      validation: (rule) => rule.required().min(0).max(100).error('Type a number from 0 to 100.'),
    }),
    defineField({
      name: 'size',
      title: 'Volume or market cap',
      type: 'string',
      description: 'The volume of a region, the market cap of a country, as printed: $2.1T.',
      validation: (rule) => rule.required().error('Type the volume or the market cap.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({
      name: 'points',
      title: 'Trends or key factors',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'For a region, one to three words each.',
      validation: (rule) => rule.unique().error('One of these points is there twice.'),
    }),
    defineField({
      name: 'highlight',
      title: 'The one that matters',
      type: 'boolean',
      initialValue: false,
      hidden: shownIn('regions'),
    }),
    defineField({
      name: 'risk',
      title: 'Risk',
      type: 'string',
      options: { list: riskLevels, layout: 'radio', direction: 'horizontal' },
      hidden: shownIn('countries'),
      validation: (rule) => rule.required().error('Choose the risk.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'size' } },
})

/** Regions or countries, compared. */
export const profiles = defineType({
  name: 'profiles',
  title: 'Regions or countries',
  type: 'object',
  options: { sectionGroup: 'special' },
  icon: EarthGlobeIcon,
  description: 'How widely crypto is used in regions of the world or in single countries.',
  initialValue: {
    title: 'Region by region',
    profiles: items(
      'profile',
      {
        name: 'Europe',
        adoption: 12,
        size: '$1.0T',
        points: [toReplace('One trend')],
        highlight: true,
      },
      { name: 'North America', adoption: 16, size: '$1.3T', points: [toReplace('Another trend')] },
    ),
    source: EXAMPLE_SOURCE,
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(profilesLooks),
    defineField({
      name: 'profiles',
      title: 'Profiles',
      type: 'array',
      of: [defineArrayMember({ type: 'profile' })],
      validation: (rule) => rule.required().min(1).error('Add at least one profile.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Who counted what, and when.',
      validation: (rule) =>
        rule.custom(requiredIn(['regions'], 'Say where the numbers come from.')),
    }),
    ...advancedFields,
  ],
  preview: sectionPreview('Profiles', { items: 'profiles', one: 'profile' }),
})

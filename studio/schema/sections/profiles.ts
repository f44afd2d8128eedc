import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { PinIcon } from '@sanity/icons/Pin'
import { defineType } from 'sanity'
import { choice, line, list, number, text, toggle } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { EXAMPLE_SOURCE, items, toReplace } from '../starter'

/** How profiles are drawn. The first look is the default. */
export const profilesLooks = [
  { title: 'Regions: bars one below another (dark)', value: 'regions' },
  { title: 'Countries: entries with code and risk, two to a row', value: 'countries' },
]

/** How risky it is to deal with a country's market. */
const riskLevels = ['Low', 'Medium', 'High']

const { shownIn, requiredIn } = fieldsByLook(profilesLooks)
const CODE = /^[A-Z]{2}$/

/** A region or country, and how widely crypto is used there. */
export const profile = defineType({
  name: 'profile',
  title: 'Profile',
  type: 'object',
  icon: PinIcon,
  fields: [
    line('name', 'Name', { required: 'Name the region or country.' }),
    line('code', 'Code', {
      options: { shown: 'unmarked' },
      description: 'Two letters after ISO 3166: US.',
      hidden: shownIn('countries'),
      validation: (rule) => [
        rule.required().error('Type the code of the country.'),
        rule.regex(CODE).error('Type the two capital letters of the country’s code.'),
      ],
    }),
    number('adoption', 'Adoption in percent', {
      required: 'Type a number from 0 to 100.',
      range: (rule) => rule.min(0).max(100),
    }),
    line('size', 'Volume or market cap', {
      description: 'The volume of a region, the market cap of a country, as printed: $2.1T.',
      required: 'Type the volume or the market cap.',
    }),
    text('text', 'Text', { rows: 3 }),
    list('points', 'Trends or key factors', 'string', {
      description: 'For a region, one to three words each.',
      validation: (rule) => rule.unique().error('One of these points is there twice.'),
    }),
    toggle('highlight', 'The one that matters', { hidden: shownIn('regions') }),
    choice('risk', 'Risk', riskLevels, {
      hidden: shownIn('countries'),
      required: 'Choose the risk.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'size' } },
})

/** Regions or countries, compared. */
export const profiles = defineSection({
  name: 'profiles',
  title: 'Regions or countries',
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
  fields: [
    lookField(profilesLooks),
    list('profiles', 'Profiles', 'profile', { required: 'Add at least one profile.' }),
    line('source', 'Source', {
      description: 'Who counted what, and when.',
      validation: (rule) =>
        rule.custom(requiredIn(['regions'], 'Say where the numbers come from.')),
    }),
  ],
  preview: sectionPreview('Profiles', { items: 'profiles', one: 'profile' }),
})
